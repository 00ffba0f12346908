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

  const NO_NUMBER = { field: 'quantity', text: 'Enter a number, such as 12 or 12.5.' };

  it.each<[string, Partial<MaterialRequest>, object]>([
    ['nothing', { rows: [{ ...VIBRO, quantity: ' ' }] }, { text: EMPTY_SENTENCE }],
    [
      'no material',
      { rows: [VIBRO, { ...GRAVEL, material: '' }] },
      { row: 2, field: 'material', text: 'Choose a material.' },
    ],
    ['no quantity', { rows: [VIBRO, { ...GRAVEL, quantity: '' }] }, { row: 2, ...NO_NUMBER }],
    ['a quantity of nothing', { rows: [{ ...VIBRO, quantity: '0' }] }, { row: 1, ...NO_NUMBER }],
  ])('with %s is not written', (_what, changes, problem) => expect(problemOf(asked(changes))).toEqual(problem));
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
    expect(lengthProblem('x'.repeat(LIMITS.description + 1))?.text).toBe(
      'The description can have at most 5,000 characters; this would make it 5,001. Shorten it first.',
    );
  });
});
