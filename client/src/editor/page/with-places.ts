import type { DocumentName } from '#shared/content/documents';
import type { Step } from '#shared/content/entries';
import { placedAt } from '#shared/content/places';
import { stepOf } from '../drafts/change.ts';

/** Copies by original, so that only changed parts are copied again. */
const known = new WeakMap<object, { around: string; step: Step; copy: object }>();

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function copied(value: object, place: string): object {
  if (Array.isArray(value)) return value.map((entry, index) => placedEntry(entry, place, index));
  const copy = placedAt(value as Record<string, unknown>, place);
  for (const [name, part] of Object.entries(value)) {
    if (isRecord(part)) copy[name] = placed(part, place, name);
  }
  return copy;
}

function placed(value: object, around: string, step: Step): object {
  const before = known.get(value);
  if (before?.around === around && before.step === step) return before.copy;
  const copy = copied(value, around === '' ? String(step) : `${around}.${step}`);
  known.set(value, { around, step, copy });
  return copy;
}

/** Addresses an entry by id or index, which typing does not change. Reuses a copy without computing the step: lists are long. */
function placedEntry(entry: unknown, list: string, index: number): unknown {
  if (!isRecord(entry)) return entry;
  const before = known.get(entry);
  const isNamed = typeof before?.step === 'string';
  return isNamed && before?.around === list ? before.copy : placed(entry, list, stepOf('', entry, index));
}

/** Copies a document, giving each record its content path. */
export const withPlaces = <Body extends object>(document: DocumentName, body: Body): Body =>
  placed(body, '', document) as Body;
