import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords, translations } from '@zxcvbn-ts/language-en';
import type { Firm } from '../content/documents/firm.ts';

// Dictionaries of 1.5 MB: both sides load this file when somebody chooses a password, and not before.

const ADVICE = 'Use four or more unrelated words: hard to guess, easy to remember.';

/** Of 0 to 4: more than a hundred million guesses. */
const STRONG_ENOUGH = 3;

/** Letters that a password needs besides the words of the firm and of its owner. */
const OWN_LETTERS = 5;

/**
 * What is looked at. The time grows with the square of the length, and a password that begins like this is strong
 * whatever follows.
 */
const HEAD = 64;

const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  translations: {
    ...translations,
    warnings: { ...translations.warnings, userInputs: 'It uses words that others associate with you.' },
  },
  // with the default of 100, 64 characters may take 300 ms
  l33tMaxSubstitutions: 16,
});

export interface Person {
  email: string;
  name: string;
}

type NamedFirm = Pick<Firm, 'name' | 'legalName' | 'site'> & { address: Pick<Firm['address'], 'locality' | 'region'> };

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** What a stranger would try first: words of the firm, its place, and the person's name and address. */
export function wordsAround({ name, legalName, site, address }: NamedFirm, person: Person): string[] {
  const texts = [name, legalName, site, address.locality, address.region, person.email, person.name];
  return [...new Set([person.email.toLowerCase(), ...texts.flatMap(wordsIn)])].sort(
    (one, other) => other.length - one.length,
  );
}

const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Of the same length, so that a place in one text is the same place in the other. */
const readAsLetters = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign]);

/** The letters of a password outside of the words, also where they are written like `3cl4r`. */
function ownLetters(password: string, words: string[]): number {
  const lower = password.toLowerCase();
  const rest = words.reduce((left, word) => blankedOut(left, readAsLetters(word)), lower);
  return rest.match(/\p{L}/gu)?.length ?? 0;
}

function blankedOut(text: string, word: string): string {
  const blank = ' '.repeat(word.length);
  let left = text;
  for (let at = readAsLetters(left).indexOf(word); at >= 0; at = readAsLetters(left).indexOf(word))
    left = left.slice(0, at) + blank + left.slice(at + word.length);
  return left;
}

/** Why a password of the right length is refused, or undefined. */
export function passwordProblem(password: string, words: string[]): string | undefined {
  if (
    ownLetters(password, words) < OWN_LETTERS &&
    words.some((word) => readAsLetters(password.toLowerCase()).includes(readAsLetters(word)))
  )
    return `This password is based on the company’s name or on your own name or email. ${ADVICE}`;
  const { score, feedback } = estimator.check(password.slice(0, HEAD), words);
  if (score >= STRONG_ENOUGH) return undefined;
  return ['This password is easy to guess.', feedback.warning, ADVICE].filter(Boolean).join(' ');
}
