import { median, short } from '../../lib/load/numbers.mjs';
import { step } from '../../lib/load/say.mjs';
import { SATURATED, verdicts } from '../goals.mjs';

/**
 * Measures all targets once per round, beginning with another one each time, so that other load on the machine affects all of them
 * equally. A sample is `{ value, cpu?, busy?, problem? }`.
 */
export async function measureRounds(title, targets, rounds, measure) {
  const samples = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const order = targets.map((_, index) => targets[(index + round) % targets.length]);
    for (const target of order) samples.get(target.name).push(await measure(target, round));
    const now = targets.map(({ name }) => `${name} ${short(samples.get(name).at(-1).value)}`);
    step(`${title}, round ${round + 1} of ${rounds}: ${now.join(', ')}`);
  }
  return samples;
}

const isKnown = (value) => Number.isFinite(value);

/** Figures for a table and its goals, from the samples of all targets. */
export function figuresOf(samples) {
  const valuesOf = (name, measure = 'value') => samples.get(name).map((sample) => sample[measure]);
  const medianOf = (values) => (values.every(isKnown) ? median(values) : undefined);
  return {
    names: [...samples.keys()],
    valuesOf,
    problemOf: (name) => samples.get(name).find(({ problem }) => problem)?.problem,
    /** True if there was no load generator. */
    hadTime: (name) => samples.get(name).every((sample) => !('busy' in sample) || sample.busy < SATURATED),
    figureOf: (name, measure) => medianOf(valuesOf(name, measure)),
    ratioOf(name, reference) {
      const others = valuesOf(reference);
      return medianOf(valuesOf(name).map((value, round) => value / others[round]));
    },
  };
}

const percent = (share) => (isKnown(share) ? `${Math.round(share * 100)} %` : '–');

/** The columns of a table after the names; each has a function that returns a target's cell. */
function columnsOf({ unit, cpuHead, references }, samples, { valuesOf, problemOf, figureOf, ratioOf }) {
  const [[first]] = samples.values();
  const spread = (values) => `${short(Math.min(...values))}–${short(Math.max(...values))}`;
  const ratio = (name, reference) => (problemOf(reference) ? '–' : short(ratioOf(name, reference)));
  return [
    [unit, (name) => short(figureOf(name))],
    ['min–max', (name) => spread(valuesOf(name))],
    ...references.map((reference) => [`× ${reference}`, (name) => ratio(name, reference)]),
    ...('cpu' in first ? [[cpuHead, (name) => short(figureOf(name, 'cpu'))]] : []),
    ...('busy' in first ? [['generator', (name) => percent(Math.max(...valuesOf(name, 'busy')))]] : []),
  ];
}

/** Reports the table and its goals. */
export function report({ group, title, when, unit, cpuHead, references = [], notes = [] }, samples, page) {
  const figures = figuresOf(samples);
  const { names, problemOf } = figures;
  const known = references.filter((name) => names.includes(name));
  const columns = columnsOf({ unit, cpuHead, references: known }, samples, figures);
  const ofVoid = columns.map((_, index) => (index === 0 ? 'void' : ''));
  const cells = (name) => (problemOf(name) ? ofVoid : columns.map(([, cell]) => cell(name)));
  const problems = names.filter(problemOf).map((name) => `${name} is void: ${problemOf(name)}`);
  page.table({
    title,
    rows: [['', ...columns.map(([head]) => head)], ...names.map((name) => [name, ...cells(name)])],
    notes: [...problems, ...notes],
  });
  page.goals(verdicts({ group, when, title }, figures));
}
