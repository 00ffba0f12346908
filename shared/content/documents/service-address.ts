import { PATHS } from '../../catalogue.ts';
import { isTakenPath } from './program-paths.ts';

/** Such as `/ready-mix` or `/gravel/fine`. */
const ADDRESS = /^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

export const MOST_LETTERS = 80;

/** Leaves room for a number at the end. */
const MOST_OF_NAME = 70;

const NAMELESS = 'service';

export const isAddress = (text: string): boolean => text.length <= MOST_LETTERS && ADDRESS.test(text);

/** The page for visitors of a hidden or removed service: the form that it had. */
export const formPath = (form: 'quote' | 'inquiry'): string => (form === 'quote' ? PATHS.offers : PATHS.services);

/** Lower-case letters and digits of a name, with - between words and without accents. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/['’]/g, '').match(/[a-z0-9]+/g) ?? [NAMELESS];
  return words.join('-').slice(0, MOST_OF_NAME).replace(/-$/, '');
}

/** An address for a service of this name that no page of the program and none of `taken` has. */
export function proposedAddress(name: string, taken: readonly string[]): string {
  const first = `/${slugOf(name)}`;
  for (let number = 1; ; number++) {
    const address = number === 1 ? first : `${first}-${number}`;
    if (!isTakenPath(address) && !taken.includes(address)) return address;
  }
}
