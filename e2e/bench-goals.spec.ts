import { expect, test } from '@playwright/test';
import { SATURATED, verdicts } from '../tools/bench/goals.mjs';
import { figuresOf, type Sample } from '../tools/bench/report/rounds.mjs';
import { summaryWith } from '../tools/bench/report/summary.mjs';

const IDLE = SATURATED - 0.1;
const LISTS = { group: 'lists', title: 'GET /api/jobs' };
const rounds = (...values: number[]) => values.map((value) => ({ value, cpu: 20, busy: IDLE }));

/** The first goal of lists, against bare node. */
function verdictOf(samples: Record<string, Sample[]>) {
  const [first] = verdicts(LISTS, figuresOf(new Map(Object.entries(samples))));
  return `${first.measured}: ${first.verdict}`;
}

test('a goal is met or not by the median of the ratios of the same round', () => {
  const bare = rounds(100, 50, 100);
  expect(verdictOf({ ours: rounds(90, 10, 90), 'bare node': bare })).toBe('0.9: met');
  expect(verdictOf({ ours: rounds(50, 50, 50), 'bare node': bare })).toBe('0.5: not met');
});

test('a goal is not decided where the load generator had no time left in one round of either target', () => {
  const saturated = [...rounds(100, 100), { value: 100, cpu: 20, busy: SATURATED }];
  const idle = rounds(100, 100, 100);
  const undecided = '1: not decided';
  expect(verdictOf({ ours: saturated, 'bare node': idle })).toBe(undecided);
  expect(verdictOf({ ours: idle, 'bare node': saturated })).toBe(undecided);
  expect(verdictOf({ ours: idle, 'bare node': idle, nginx: saturated })).toBe('1: met');
});

test('a goal is not decided where the system does not tell how busy the load generator was', () => {
  const unknown = [{ value: 100, cpu: 20, busy: undefined }];
  expect(verdictOf({ ours: unknown, 'bare node': rounds(100) })).toBe('1: not decided');
});

test('a goal is not measured without the other product, and with errors', () => {
  expect(verdictOf({ ours: rounds(100) })).toBe('–: not measured: no bare node');
  const broken = [{ ...rounds(100)[0], problem: '1 errors' }];
  expect(verdictOf({ ours: rounds(100), 'bare node': broken })).toBe('–: not measured: bare node is void');
});

test('what no load generator asked for is decided', () => {
  const [start] = verdicts({ group: 'cold start', title: 'start' }, figuresOf(new Map([['ours', [{ value: 700 }]]])));
  expect(start).toMatchObject({ number: 6, measured: '700 ms', verdict: 'not met' });
});

const FINDING = { number: 1, what: 'GET /api/jobs', goal: '≥ 0.6 × bare node', measured: '0.8', verdict: 'met' };
const rowsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('|'));
const linesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));

test('the summary has one row for a goal, and a column for each Node', () => {
  const of20 = { ...FINDING, node: '20', measured: '0.5', verdict: 'not met' };
  expect(rowsIn(summaryWith('', 'lists', [of20, { ...FINDING, node: '24' }]))).toEqual([
    '| # | what | goal | Node 20 | Node 24 |',
    '| --- | --- | --- | --- | --- |',
    '| 1 | [GET /api/jobs](lists.md) | ≥ 0.6 × bare node | 0.5: not met | 0.8: met |',
  ]);
});

test('a written file takes the place of its own rows in the summary and keeps those of the others', () => {
  const strange = { ...FINDING, node: '20', what: 'a | b', goal: '≤ 1 × c', measured: '<1' };
  const first = summaryWith('', 'pages', [strange]);
  const second = summaryWith(first, 'lists', [{ ...FINDING, node: '20' }]);
  const third = summaryWith(second, 'lists', [{ ...FINDING, node: '24', measured: '0.9' }]);
  expect(rowsIn(third).slice(2)).toEqual([
    '| 1 | [GET /api/jobs](lists.md) | ≥ 0.6 × bare node |  | 0.9: met |',
    '| 1 | [a \\| b](pages.md) | ≤ 1 × c | &lt;1: met |  |',
  ]);
});

test('what no Node measured stands below the table with its reason, until it is measured', () => {
  const unknown = { ...FINDING, node: '20', measured: '–', verdict: 'not measured: ours is void' };
  const without = summaryWith('', 'lists', [unknown, { ...unknown, node: '24' }]);
  expect(rowsIn(without)).toEqual([]);
  expect(linesIn(without)).toEqual(['- [lists](lists.md): GET /api/jobs ≥ 0.6 × bare node (ours is void)']);
  const measured = summaryWith(without, 'lists', [unknown, { ...FINDING, node: '24' }]);
  expect(rowsIn(measured).at(-1)).toContain('| not measured: ours is void | 0.8: met |');
  expect(linesIn(measured)).toEqual([]);
});
