import { isEntryId } from '../entries.ts';
import { placeOf } from '../places.ts';

/** Placeholders in texts for values that are kept elsewhere; they are filled in when a page is made. */
export const PLACEHOLDERS = {
  firm: 'Company name',
  town: 'Town',
  building: 'Building',
  years: 'Years in operation',
  accredited: 'Accreditation date',
  period: 'Project list years',
  first: 'First project year',
  service: 'Name of the service',
  registered: 'Registered name',
  address: 'Office address',
  quoteMailbox: 'Mailbox for quote requests',
  inquiryMailbox: 'Mailbox for inquiries',
  applicationMailbox: 'Mailbox for applications',
  quoteMonths: 'Retention of quote requests, in months',
  inquiryMonths: 'Retention of inquiries, in months',
  applicationMonths: 'Retention of applications, in months',
  updated: 'Date of the privacy notice’s last change',
} as const;

type Placeholder = keyof typeof PLACEHOLDERS;

const PLACEHOLDER = /\{([^{}]*)\}|[{}]/g;

/** The first unknown name in braces, or a single brace. */
export function unknownPlaceholder(text: string, known: object = PLACEHOLDERS): string | undefined {
  for (const [whole, name] of text.matchAll(PLACEHOLDER)) {
    if (name === undefined || !Object.hasOwn(known, name)) return name ?? whole;
  }
  return undefined;
}

export type Filling = Partial<Record<Placeholder, string>>;

/** Placeholders without a value stay as they are. */
export const filled = (text: string, filling: Readonly<Record<string, string | undefined>>): string =>
  text.replace(PLACEHOLDER, (whole, name = '') => filling[name as string] ?? whole);

const LABELS = Object.fromEntries(Object.entries(PLACEHOLDERS).map(([name, label]) => [name, `{${label}}`]));
const NAMES = Object.fromEntries(Object.entries(PLACEHOLDERS).map(([name, label]) => [label, `{${name}}`]));

/** A page's text as its field shows it: `{Company name}` for `{firm}`. */
export const withLabels = (text: string): string => filled(text, LABELS);

/** The reverse of `withLabels`. */
export const withNames = (text: string): string => filled(text, NAMES);

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
