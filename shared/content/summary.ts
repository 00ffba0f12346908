import type { z } from 'zod';
import { type Content, DOCUMENT_NAMES, DOCUMENTS } from './documents.ts';
import { isObject, same } from './same.ts';
import { definitionOf, metaOf, unwrapped } from './documents/schema-walk.ts';

/** A list of changes that is longer says only how many more there are. */
const MOST_SENTENCES = 60;
const MOST_LETTERS = 80;

const shortened = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

/** Of a text or a number. */
const quoted = (value: unknown) => `"${shortened(String(value))}"`;

const NAMES = ['name', 'project', 'label', 'department', 'days', 'letters', 'word', 'number', 'caption', 'alt'];

/** The field of an entry of a list by which people know it, if it is filled in. */
export const nameIn = (entry: Record<string, unknown>): unknown => NAMES.map((key) => entry[key]).find(Boolean);

/** What an entry of a list is called, in a sentence. */
function nameOf(entry: unknown): string {
  if (!isObject(entry)) return quoted(entry);
  const name = nameIn(entry);
  return name === undefined ? ('picture' in entry ? 'a picture without a description' : 'an entry') : quoted(name);
}

function spoken(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isObject(value) ? nameOf(value) : quoted(value);
}

/** By which of its fields an entry is the same one after it has moved or changed. */
const keyOf = (entry: unknown, index: number): unknown =>
  isObject(entry) ? (entry.id ?? entry.department ?? entry.name ?? index) : index;

/** A list that need not be there. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

class Differences {
  readonly sentences: string[] = [];

  compare(schema: z.ZodType, before: unknown, after: unknown, where: string[]): void {
    if (same(before, after) || metaOf(schema)?.hidden) return;
    const { shape, element } = definitionOf(unwrapped(schema));
    if (element) return this.compareLists(element, listOf(before), listOf(after), where);
    if (shape && isObject(before) && isObject(after) && metaOf(schema)?.control !== 'picture') {
      for (const [key, inner] of Object.entries(shape)) {
        const title = metaOf(inner)?.title;
        this.compare(inner, before[key], after[key], title ? [...where, title] : where);
      }
      return;
    }
    this.sentences.push(`${where.join(' › ')}: ${spoken(before)} becomes ${spoken(after)}.`);
  }

  private compareLists(element: z.ZodType, before: unknown[], after: unknown[], where: string[]): void {
    const [old, now] = [before, after].map((list) => new Map(list.map((entry, index) => [keyOf(entry, index), entry])));
    const place = where.join(' › ');
    for (const [key, entry] of old) if (!now.has(key)) this.sentences.push(`${place}: ${nameOf(entry)} is removed.`);
    for (const [key, entry] of now) {
      if (!old.has(key)) this.sentences.push(`${place}: ${nameOf(entry)} is added.`);
      else this.compare(element, old.get(key), entry, [...where, nameOf(old.get(key))]);
    }
    const kept = (list: Map<unknown, unknown>, other: Map<unknown, unknown>) =>
      [...list.keys()].filter((key) => other.has(key));
    if (!same(kept(old, now), kept(now, old))) this.sentences.push(`${place}: the order changes.`);
  }
}

/** What changes from one content to another, in sentences. */
export function changesBetween(before: Content, after: Content): string[] {
  const differences = new Differences();
  for (const name of DOCUMENT_NAMES) {
    const title = metaOf(DOCUMENTS[name])?.title ?? name;
    differences.compare(DOCUMENTS[name], before[name], after[name], [title]);
  }
  const { sentences } = differences;
  const more = sentences.length - MOST_SENTENCES;
  return more > 0 ? [...sentences.slice(0, MOST_SENTENCES), `And ${more} more changes.`] : sentences;
}
