import { judge, limitOf } from '../goals.mjs';

/** Limits of a first visit are in bytes as sent. */
const KB = 1024;

/** Script bytes of React 19 alone, hydrated, when the goal was set. A run of the benchmark measures it again. */
const REACT_ALONE = 58_653;

/** Script of a page as a multiple of React alone: the goal, and the limit until it is met. */
const TIMES_REACT = 1.25;
const MAX_TIMES_REACT = 1.43;

/** HTML with its inline styles. Any excess arrives a round trip later. */
const FIRST_FLIGHT = 14 * KB;

export const BUDGET = {
  html: FIRST_FLIGHT,
  css: 13 * KB, // nothing waits for it
  js: Math.floor(MAX_TIMES_REACT * REACT_ALONE),
  hero: 60 * KB,
  fonts: 40 * KB,
};

/** The first picture of the home page. Other pages have more detailed ones, such as gravel. */
export const HOME_HERO = 25 * KB;

export const SCORES = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
export const MAX_MS = { fcp: 1000, lcp: 1200, tbt: 20, inp: 200, visit: 100 };

const kilobytes = (bytes) => `${bytes / KB} KB`;

/** The goals with the values that they measure of a page; undefined if this run does not measure it. */
function goalsOf(reactAlone) {
  const js = Math.floor(TIMES_REACT * reactAlone);
  const score = (category) => ({
    number: 8,
    what: `Lighthouse, mobile: ${category}`,
    least: SCORES[category],
    valueOf: ({ lighthouse }) => lighthouse?.scores[category],
  });
  const most = (number, what, limit, valueOf, unit = 'bytes') => ({ number, what, most: limit, valueOf, unit });
  return [
    most(7, `JS, ${TIMES_REACT} × React alone`, js, ({ weight }) => weight.js),
    most(7, `style sheets after the paint, ${kilobytes(BUDGET.css)}`, BUDGET.css, ({ weight }) => weight.css),
    most(7, `HTML with its styles, ${kilobytes(FIRST_FLIGHT)}`, FIRST_FLIGHT, ({ weight }) => weight.html),
    most(7, `fonts, ${kilobytes(BUDGET.fonts)}`, BUDGET.fonts, ({ weight }) => weight.fonts),
    most(7, 'third parties but map tiles', 0, ({ weight }) => weight.foreign.length, 'addresses'),
    ...Object.keys(SCORES).map(score),
    most(8, 'Lighthouse, mobile: FCP', MAX_MS.fcp, ({ lighthouse }) => lighthouse?.fcp, 'ms'),
    most(8, 'Lighthouse, mobile: LCP', MAX_MS.lcp, ({ lighthouse }) => lighthouse?.lcp, 'ms'),
    most(8, 'Lighthouse, mobile: TBT', MAX_MS.tbt, ({ lighthouse }) => lighthouse?.tbt, 'ms'),
    most(8, 'CLS', 0, ({ vitals, lighthouse }) => Number(Math.max(vitals.cls, lighthouse?.cls ?? 0).toFixed(2)), ''),
    most(9, 'INP at a fourth of the speed', MAX_MS.inp, ({ answer }) => answer.ms, 'ms'),
    most(9, 'a visit by a link of the menu, likewise', MAX_MS.visit, ({ visit }) => visit ?? 0, 'ms'),
    most(7, `hero picture at 412 px, ${kilobytes(BUDGET.hero)}`, BUDGET.hero, ({ weight }) => weight.hero),
    most(7, `first picture of the home page, ${kilobytes(HOME_HERO)}`, HOME_HERO, ({ weight }, path) =>
      path === '/' ? weight.hero : 0,
    ),
  ];
}

/** A goal over all pages: its worst page, and the pages that miss it. */
function findingOf({ number, what, least, most, unit = '', valueOf }, found) {
  const values = [...found].map(([path, result]) => ({ path, value: valueOf(result, path) }));
  const limit = limitOf({ least, most, unit });
  if (values.some(({ value }) => value === undefined))
    return { number, what, goal: limit, measured: '–', verdict: 'not measured: without Lighthouse' };
  const isWorse = (one, other) => (least === undefined ? one.value > other.value : one.value < other.value);
  const worst = values.reduce((one, other) => (isWorse(other, one) ? other : one));
  const missing = values.filter(({ value }) => judge(value, { least, most }) === 'not met').map(({ path }) => path);
  const verdict =
    missing.length > 0 ? `not met on ${missing.length} of ${values.length}: ${missing.join(', ')}` : 'met';
  const measured = `${worst.value.toLocaleString('en')} ${unit} on ${worst.path}`.replace('  ', ' ');
  return { number, what, goal: limit, measured, verdict };
}

/** @param found the measurements of pages, by path */
export const webGoals = (found, reactAlone) => goalsOf(reactAlone).map((goal) => findingOf(goal, found));
