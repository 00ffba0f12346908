/**
 * Each goal compares our figure with another target of the same round, or with a limit. `number` refers to docs/measurements/README.md.
 * Goals of other commands are in those commands.
 */
export const GOALS = [
  { number: 1, group: 'lists', against: 'bare node', least: 0.6 },
  { number: 1, group: 'pages', against: 'bare node', least: 0.6 },
  { number: 2, group: 'assets', when: 'identity', against: 'nginx', least: 0.5 },
  { number: 2, group: 'assets', when: 'gzip', against: 'nginx', least: 0.35 },
  { number: 3, group: 'submit', against: 'node + pg', least: 0.55 },
  { number: 3, group: 'submit', against: 'payload', least: 8 },
  { number: 3, group: 'submit', against: 'strapi', least: 8 },
  { number: 4, group: 'apply', against: 'node + pg', least: 0.5 },
  { number: 4, group: 'apply', against: 'strapi', least: 8 },
  { number: 5, group: 'memory', when: 'idle', most: 100, unit: 'MB' },
  { number: 5, group: 'memory', when: 'after list load', most: 120, unit: 'MB' },
  { number: 6, group: 'cold start', most: 600, unit: 'ms' },
  { number: 10, group: 'publish', when: 'one page', most: 1000, unit: 'ms' },
  { number: 10, group: 'publish', when: 'one page, all replicas', most: 2000, unit: 'ms' },
  { number: 10, group: 'publish', when: 'all pages', most: 3000, unit: 'ms' },
];

/** The target that all goals apply to. */
export const OURS = 'ours';

/**
 * A load generator that ran, or waited for a core, for more than this share of a measurement was the limit itself. One that always has
 * work comes to 0.97 or more; the margin covers errors of the time samples.
 */
export const SATURATED = 0.9;

const two = (number) => Number(number.toPrecision(2)).toLocaleString('en');

/** The verdict of a number with a limit. */
export const judge = (value, { least, most }) =>
  (least === undefined ? value <= most : value >= least) ? 'met' : 'not met';

/** A limit in words, such as `≤ 600 ms`. */
export const limitOf = ({ least, most, unit = '' }) =>
  `${least === undefined ? `≤ ${most.toLocaleString('en')}` : `≥ ${least}`} ${unit}`.trim();

const goalOf = ({ against, least, most, unit }) => limitOf({ least, most, unit: against ? `× ${against}` : unit });

/** The value and the verdict of one goal, or why there is none. */
function findingOf(goal, { names, problemOf, hadTime, ratioOf, figureOf }) {
  const { against, unit } = goal;
  const needed = against ? [OURS, against] : [OURS];
  if (against && !names.includes(against)) return { measured: '–', verdict: `not measured: no ${against}` };
  const broken = needed.find(problemOf);
  if (broken) return { measured: '–', verdict: `not measured: ${broken} is void` };
  const value = against ? ratioOf(OURS, against) : figureOf(OURS);
  if (value === undefined) return { measured: '–', verdict: 'not measured: this system does not tell' };
  const measured = against ? two(value) : `${Math.round(value).toLocaleString('en')} ${unit}`;
  return { measured, verdict: needed.every(hadTime) ? judge(value, goal) : 'not decided' };
}

/**
 * The goals of a table. `ratioOf` returns the median of the ratios within a round, `figureOf` the median itself, and `hadTime` whether
 * the load generator could have sent a target more requests in every round.
 */
export function verdicts({ group, when, title }, figures) {
  return GOALS.filter((goal) => goal.group === group && (!goal.when || goal.when === when)).map((goal) => ({
    number: goal.number,
    what: title,
    goal: goalOf(goal),
    ...findingOf(goal, figures),
  }));
}
