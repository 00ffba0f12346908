import { type DocumentName, DOCUMENTS, type Place } from '../documents.ts';
import { isObject } from '../same.ts';
import { metaOf, schemaAt } from './schema-walk.ts';

const MOST_LETTERS = 60;

const shortened = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

/** The name of an entry, or else its number. */
function entryInWords(entry: unknown, index: number, kind: string): string {
  const name = isObject(entry) ? (entry.name ?? entry.title ?? entry.project) : undefined;
  return typeof name === 'string' && name !== '' ? `“${shortened(name)}”` : `${kind} ${index + 1}`;
}

const titleOf = (document: DocumentName, path: Place): string | undefined => {
  const schema = schemaAt(document, path);
  return schema && metaOf(schema)?.title;
};

const kindOf = (document: DocumentName, list: Place): string => {
  const schema = schemaAt(document, list);
  return (schema && metaOf(schema)?.entry) ?? 'entry';
};

/** A place of a document in words, such as `Home page › Slides › slide 2`. */
export function placeInWords(document: DocumentName, body: unknown, path: Place): string {
  const words = [metaOf(DOCUMENTS[document])?.title ?? document];
  let value = body;
  for (const [at, step] of path.entries()) {
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    words.push(
      typeof step === 'number'
        ? entryInWords(value, step, kindOf(document, path.slice(0, at)))
        : (titleOf(document, path.slice(0, at + 1)) ?? step),
    );
  }
  return words.join(' › ');
}
