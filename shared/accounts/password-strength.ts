import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords, translations } from '@zxcvbn-ts/language-en';
import type { Firm } from '../content/documents/firm.ts';

// Contains large dictionaries: both sides load this file only when somebody chooses a password.

const ADVICE = 'Use four or more unrelated words: hard to guess, easy to remember.';

/** On a scale of 0 to 4: more than a hundred million guesses. */
const STRONG_ENOUGH = 3;

/** Letters that a password needs besides the words of the firm and of the account. */
const OWN_LETTERS = 5;

/** Characters that are checked. The time grows with the square of the length, and a password with a strong beginning is strong. */
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

/** Words that a stranger would try first: the firm's, its place's, the person's name and email. */
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

/** Keeps the length, so that positions are the same in both texts. */
const readAsLetters = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign]);

/** Counts the letters of a password outside these words, which may be spelled like `3cl4r`. */
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

/** Why a password of the right length is refused; undefined if it is accepted. */
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
