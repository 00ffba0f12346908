import { isEntryId } from '../entries.ts';
import { placeOf } from '../places.ts';

/** Placeholders in texts for values that are kept elsewhere; they are filled in when a page is made. */
export const PLACEHOLDERS = {
  firm: 'The name of the firm',
  town: 'Town and region of the office',
  building: 'The building of the office',
  years: 'For how many years the firm has operated',
  accredited: 'The day of the accreditation',
  period: 'The years of a list of projects',
  first: 'The first year of the lists of projects',
  service: 'The name of a service',
  registered: 'The registered name of the firm',
  address: 'The address of the office',
  quoteMailbox: 'The mailbox of quote requests',
  inquiryMailbox: 'The mailbox of inquiries',
  applicationMailbox: 'The mailbox of applications',
  quoteMonths: 'For how many months quote requests are kept',
  inquiryMonths: 'For how many months inquiries are kept',
  applicationMonths: 'For how many months applications are kept',
  updated: 'The day on which the privacy notice last changed',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

const PLACEHOLDER = /\{([^{}]*)\}|[{}]/g;

/** The first unknown name in braces, or a single brace. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [whole, name] of text.matchAll(PLACEHOLDER)) {
    if (name === undefined || !Object.hasOwn(PLACEHOLDERS, name)) return name ?? whole;
  }
  return undefined;
}

export type Filling = Partial<Record<Placeholder, string>>;

/** Placeholders without a value stay as they are. */
export const filled = (text: string, filling: Filling): string =>
  text.replace(PLACEHOLDER, (whole, name: string | undefined) => filling[name as Placeholder] ?? whole);

/** Values without placeholders. Content is never changed in place, so they need not be searched again. */
const plain = new WeakSet<object>();

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'string') return !/[{}]/.test(value);
  return typeof value !== 'object' || value === null || plain.has(value);
};

/** Fills in every text of a value, at any depth, and leaves out ids that only editors use. Returns the value itself if nothing changes. */
export function deepFilled<T>(value: T, filling: Filling): T {
  if (typeof value === 'string') return filled(value, filling) as T;
  if (typeof value !== 'object' || value === null || plain.has(value)) return value;
  const all = Object.entries(value) as [string, unknown][];
  const kept = all.filter(([key, part]) => key !== 'id' || !isEntryId(part));
  const parts = kept.map(([key, part]) => [key, deepFilled(part, filling)] as const);
  const isSame = kept.length === all.length && parts.every(([, part], index) => part === kept[index][1]);
  if (isSame && parts.every(([, part]) => isPlain(part))) plain.add(value);
  if (isSame) return value;
  if (Array.isArray(value)) return parts.map(([, part]) => part) as T;
  return { ...Object.fromEntries(parts), ...placeOf(value) } as T;
}
