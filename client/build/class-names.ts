import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** Folders that no visitor's page uses; all others get the shortest names. */
const OWNERS = /^(admin|editor|picture-library|pages.admin|components.sign-in)/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `_a` to `_Z`, `_ba`, …. The underscore protects names such as `ad` from ad blockers, which would hide the element. */
function lettersOf(number: number): string {
  const last = LETTERS[number % LETTERS.length];
  const rest = Math.floor(number / LETTERS.length);
  return rest > 0 ? lettersOf(rest) + last : last;
}

/**
 * Gives the classes of CSS modules names of one to three letters. The style sheet of all pages is 7 % smaller than with hashes, which do
 * not compress. Names depend on the sources alone, so the browser build and the prerendering bundle agree.
 *
 * @param src the folder of the client's sources
 */
export function shortClassNames(src: string): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  const numberOf = (file: string, name: string) => {
    const key = `${file.replaceAll(sep, '/')} ${name}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  const byWeight = files.sort().toSorted((one, other) => Number(OWNERS.test(one)) - Number(OWNERS.test(other)));
  for (const file of byWeight)
    for (const [, name] of readFileSync(join(src, file), 'utf8').matchAll(CLASS)) numberOf(file, name);
  return (name, file) => `_${lettersOf(numberOf(relative(src, file.replace(/\?.*$/, '')), name))}`;
}
