/**
 * What a fast site is: each line compares ours with another target of the same round, or with a number of its own.
 * `measure` is what of a sample counts: the table's own figure unless it says `cpu`.
 */
export const GOALS = [
  { number: 1, group: 'lists', against: 'bare node', least: 0.7 },
  { number: 1, group: 'lists', against: 'bare node', measure: 'cpu', most: 1.5 },
  { number: 1, group: 'lists', against: 'strapi', least: 60 },
  { number: 1, group: 'lists', against: 'payload', least: 45 },
  { number: 2, group: 'pages', against: 'nginx', least: 0.45 },
  { number: 2, group: 'assets', against: 'nginx', least: 0.85 },
  { number: 3, group: 'submit', against: 'node + pg', least: 0.5 },
  { number: 3, group: 'submit', against: 'payload', least: 8 },
  { number: 3, group: 'submit', against: 'strapi', least: 8 },
  { number: 4, group: 'apply', against: 'node + pg', least: 0.6 },
  { number: 4, group: 'apply', against: 'strapi', least: 8 },
  { number: 5, group: 'memory', when: 'idle', most: 120, unit: 'MB' },
  { number: 5, group: 'memory', when: 'after list load', against: 'strapi', most: 0.4 },
  { number: 6, group: 'cold start', against: 'strapi', most: 0.35 },
  { number: 6, group: 'cold start', against: 'payload', most: 0.9 },
  { number: 14, group: 'publish', when: 'one page', most: 1000, unit: 'ms' },
  { number: 14, group: 'publish', when: 'all pages', most: 3000, unit: 'ms' },
  { number: 15, group: 'published start', against: 'ours, sample content', most: 1.05 },
];

/** The target that all goals are about. */
export const OURS = 'ours';

const two = (number) => Number(number.toPrecision(2));

/**
 * The goals of a table, each as a line that ends with the verdict. `ratioOf` gives the median of the ratios of the same
 * round, `figureOf` the median itself; a target that is missing or void has neither.
 */
export function verdicts({ group, when }, { names, isVoid, ratioOf, figureOf }) {
  return GOALS.filter((goal) => goal.group === group && (!goal.when || goal.when === when)).map((goal) => {
    const { number, against, measure, least, most, unit = '' } = goal;
    const limit = `${least ? `≥ ${least}` : `≤ ${most}`}${against ? ` × ${against}` : ` ${unit}`}`;
    const text = `goal ${number}: ${measure === 'cpu' ? 'CPU ' : ''}${limit}`;
    if (against && !names.includes(against)) return `${text} · no ${against} given`;
    if (isVoid(OURS) || (against && isVoid(against))) return `${text} · void`;
    const value = against ? ratioOf(OURS, against, measure) : figureOf(OURS, measure);
    if (value === undefined) return `${text} · not measured on this system`;
    const met = least ? value >= least : value <= most;
    return `${text} · ${two(value)}${unit && ` ${unit}`} · ${met ? 'goal met' : 'goal not met'}`;
  });
}
