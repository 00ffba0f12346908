import { SAMPLE_FIRM } from '../content/sample/firm.ts';
import { passwordProblem, wordsAround } from './password-strength.ts';

const WORDS = wordsAround(SAMPLE_FIRM, { email: 'juan.cruz@eclar.example', name: 'Juan dela Cruz' });
const problemOf = (password: string) => passwordProblem(password, WORDS);

const GUESSED = /^This password is easy to guess\. /;
const OWN = /^This password is based on the company’s name or on your own name or email\. /;

describe('a new password', () => {
  it.each([
    ['words that have nothing to do with each other', 'a gravel road in the rain'],
    ['words of another language', 'ulan sa bubong na yero'],
    ['another script', 'ang lihim — 密碼密碼'],
    ['random signs', 'KdiU3-lkqo_28adn'],
    ['a word of the firm among others', 'juan likes wet gravel roads'],
    ['as many signs as there may be', 'p@ss w0rds 4 the $ea! '.repeat(9)],
    ['of the long runs', 'password 1 of the long runs'],
  ])('may be %s', (_what, password) => expect(problemOf(password)).toBeUndefined());

  it.each([
    ['a common one', 'qwertyuiop123'],
    ['a common one with a number', 'Password1234!'],
    ['a common one twice', 'passwordpassword'],
    ['a sequence', '123456789012'],
    ['one sign', 'x'.repeat(200)],
    ['a pattern', 'aB3$'.repeat(50)],
  ])('is refused as %s', (_what, password) => expect(problemOf(password)).toMatch(GUESSED));

  it.each([
    ['of the firm', 'eclarbuilders2026!'],
    ['of the firm, with signs for letters', '3cl4r bu1ld3rs 99'],
    ['of the firm’s town', 'ECLAR-Gerona-2302'],
    ['of the person', 'Juan juan cruz 99'],
    ['of the person’s address', 'juan.cruz@eclar.example'],
  ])('is refused when it is made of the words %s', (_what, password) => expect(problemOf(password)).toMatch(OWN));

  it.each([
    'mariposa0134@quezon57.example',
    'x1y2z3w4v5@kq7.example',
    '7r3nt0n.w4ll@p0bl4c10n.example',
    'AB.cd.ef.gh@ij.kl',
  ])('is refused when it is the address of the account, whatever is in that: %s', (email) =>
    expect(passwordProblem(email, wordsAround(SAMPLE_FIRM, { email, name: '' }))).toMatch(OWN),
  );
});
