import { LIMITS } from '#shared/limits';
import {
  EMPTY_SENTENCE,
  lengthProblem,
  linesOf,
  type MaterialRequest,
  problemOf,
  type Row,
  withLines,
} from './request.ts';

const VIBRO: Row = { id: 1, material: 'Vibro', quantity: '5', unit: 'm³' };
const GRAVEL: Row = { id: 2, material: 'Gravel 1 Crushed', quantity: '1,200.5', unit: 'tons', note: 'two layers' };
const asked = (changes: Partial<MaterialRequest>): MaterialRequest => ({
  rows: [VIBRO],
  neededOn: '',
  person: '',
  ...changes,
});

describe('a request for materials', () => {
  it('is written as plain lines', () => {
    expect(linesOf(asked({ rows: [VIBRO, GRAVEL], neededOn: '2031-03-03', person: ' Ben, 0918 765 4321 ' }))).toBe(
      [
        'Materials:',
        '- Vibro: 5 m³',
        '- Gravel 1 Crushed: 1,200.5 tons (two layers)',
        'Needed on: Monday, March 3, 2031',
        'On site: Ben, 0918 765 4321',
      ].join('\n'),
    );
  });

  it('may be about a day or a person alone', () => {
    const rows = [{ ...VIBRO, quantity: '' }];
    expect(linesOf(asked({ rows, neededOn: '2031-03-03' }))).toBe('Needed on: Monday, March 3, 2031');
    expect(problemOf(asked({ rows, person: 'Ben' }))).toBeUndefined();
  });

  it.each<[string, Partial<MaterialRequest>, string]>([
    ['nothing', { rows: [{ ...VIBRO, quantity: ' ' }] }, EMPTY_SENTENCE],
    ['no material', { rows: [VIBRO, { ...GRAVEL, material: '' }] }, 'Material 2: choose a material.'],
    [
      'no quantity',
      { rows: [VIBRO, { ...GRAVEL, quantity: '' }] },
      'Material 2: enter the quantity as a number, such as 12 or 12.5.',
    ],
    [
      'a quantity of nothing',
      { rows: [{ ...VIBRO, quantity: '0' }] },
      'Material 1: enter the quantity as a number, such as 12 or 12.5.',
    ],
  ])('with %s is not written', (_what, changes, sentence) => expect(problemOf(asked(changes))).toBe(sentence));
});

describe('the description', () => {
  it('keeps what stands in it, above the lines', () => {
    expect(withLines('', '', 'A')).toBe('A');
    expect(withLines('For a court. \n', '', 'A')).toBe('For a court.\n\nA');
  });

  it('has new lines in the place of those before, unless somebody changed them', () => {
    expect(withLines('For a court.\n\nA $& B\nThanks', 'A $& B', 'C $& D')).toBe('For a court.\n\nC $& D\nThanks');
    expect(withLines('a b', 'A B', 'C')).toBe('a b\n\nC');
  });

  it('takes as much as the form takes, and says so', () => {
    expect(lengthProblem('x'.repeat(LIMITS.description))).toBeUndefined();
    expect(lengthProblem('x'.repeat(LIMITS.description + 1))).toBe(
      'The description can have at most 5,000 characters; this would make it 5,001. Shorten it first.',
    );
  });
});
