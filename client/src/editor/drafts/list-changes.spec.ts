import { listChanges } from './list-changes.ts';

const entry = (id: number, text = `e${id}`) => ({ id, text, a: 1, b: 1, c: 1, d: 1 });
const [one, two, three, four] = [1, 2, 3, 4].map((id) => entry(id));

describe('the changes from a list to another', () => {
  it.each([
    ['nothing', [one, two], [one, two], []],
    ['a field', [one, two], [one, { ...two, text: 'x' }], [{ path: ['id=2', 'text'], before: 'e2', value: 'x' }]],
    [
      'many fields of one entry',
      [one],
      [{ ...one, a: 2, b: 2, c: 2, d: 2 }],
      [{ path: ['id=1'], before: one, value: { ...one, a: 2, b: 2, c: 2, d: 2 } }],
    ],
    ['an entry at the end', [one], [one, two], [{ path: ['id=2'], value: two }]],
    ['an entry at the beginning', [one], [two, one], [{ path: ['id=2'], value: two, after: null }]],
    ['an entry between others', [one, two], [one, three, two], [{ path: ['id=3'], value: three, after: 'id=1' }]],
    ['an entry that is gone', [one, two], [two], [{ path: ['id=1'], before: one }]],
    ['an entry that has moved', [one, two, three, four], [two, three, one, four], [{ path: ['id=1'], after: 'id=3' }]],
    [
      'an entry that has moved to the beginning',
      [one, two, three],
      [three, one, two],
      [{ path: ['id=3'], after: null }],
    ],
  ])('say %s', (_what, before, after, expected) => {
    expect(listChanges(before, after)).toEqual(expected);
  });
});
