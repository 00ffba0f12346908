import { readFileSync } from 'node:fs';
import { SLOT } from '#shared/page-slots';

/** The HTML for each slot of a page. */
export type Slots = Record<string, string>;

/**
 * Reads a prerendered page. The returned function fills its slots in one pass, so that a value is never taken for a
 * slot.
 */
export function readTemplate(file: string): (slots: Slots) => string {
  const parts = readFileSync(file, 'utf8').split(SLOT);
  return (slots) => parts.map((part, index) => (index % 2 ? valueOf(slots, part, file) : part)).join('');
}

function valueOf(slots: Slots, name: string, file: string): string {
  if (!Object.hasOwn(slots, name)) throw new Error(`${file} has a slot named ${name}, and the server no value for it.`);
  return slots[name];
}
