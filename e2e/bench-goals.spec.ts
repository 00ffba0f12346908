import { expect, test } from '@playwright/test';
import { SATURATED, verdicts } from '../tools/bench/goals.mjs';
import { goalRowsIn, goalsTable } from '../tools/bench/lib/markdown.mjs';
import { figuresOf, type Sample } from '../tools/bench/lib/rounds.mjs';

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
  const undecided = /^1: not decided: the load generator had no time left for/;
  expect(verdictOf({ ours: saturated, 'bare node': idle })).toMatch(undecided);
  expect(verdictOf({ ours: idle, 'bare node': saturated })).toMatch(undecided);
  expect(verdictOf({ ours: idle, 'bare node': idle, nginx: saturated })).toBe('1: met');
});

test('a goal is not decided where the system does not tell how busy the load generator was', () => {
  const unknown = [{ value: 100, cpu: 20, busy: undefined }];
  expect(verdictOf({ ours: unknown, 'bare node': rounds(100) })).toMatch(/not decided/);
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

test('the goals of a written file are found again', () => {
  const goal = { number: 1, what: 'a | b', goal: '≤ 1 × c', measured: '<1', verdict: 'met' };
  const text = `# Lists\n\n| not | a goal |\n| --- | --- |\n| 1 | 2 |\n\n${goalsTable([goal])}\n`;
  expect(goalRowsIn(text)).toEqual([['1', 'a \\| b', '≤ 1 × c', '&lt;1', 'met']]);
});
