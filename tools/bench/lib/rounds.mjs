import { median, short } from '../../lib/load/numbers.mjs';
import { say, step } from '../../lib/load/say.mjs';
import { verdicts } from '../goals.mjs';

/**
 * Measures all targets once in each round, beginning with another one each time, so that whatever else the machine does
 * falls on all of them alike. A sample is `{ value, cpu?, problem? }`.
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

const valuesOf = (samples, name, measure = 'value') => samples.get(name).map((sample) => sample[measure]);
const isKnown = (value) => Number.isFinite(value);

const problemOf = (samples, name) => samples.get(name).find(({ problem }) => problem)?.problem;

function ratioOf(samples, name, reference, measure) {
  const others = valuesOf(samples, reference, measure);
  const ratios = valuesOf(samples, name, measure).map((value, round) => value / others[round]);
  return ratios.every(isKnown) ? median(ratios) : undefined;
}

function figureOf(samples, name, measure) {
  const values = valuesOf(samples, name, measure);
  return values.every(isKnown) ? median(values) : undefined;
}

function line(samples, name, reference) {
  const values = valuesOf(samples, name);
  const problem = problemOf(samples, name);
  if (problem) return [name, `void: ${problem}`];
  const spread = `${short(Math.min(...values))}–${short(Math.max(...values))}`;
  const cpu = figureOf(samples, name, 'cpu');
  const ratio = reference && samples.has(reference) && !problemOf(samples, reference);
  return [
    name,
    short(median(values)),
    spread,
    ratio ? short(ratioOf(samples, name, reference)) : '–',
    ...('cpu' in samples.get(name)[0] ? [short(cpu)] : []),
  ];
}

/** A line whose last column is text is not padded. */
function print(rows) {
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.filter((row) => row.length === rows[0].length).map((row) => row[column].length)),
  );
  for (const row of rows) {
    const [name, ...cells] = row;
    const padded = cells.map((cell, index) => cell.padStart(row.length === rows[0].length ? widths[index + 1] : 0));
    say(`  ${[name.padEnd(Math.max(widths[0], 12)), ...padded].join('   ')}`);
  }
}

/** Prints the table and what it says about the goals. */
export function report({ group, title, when, unit, reference, notes = [] }, samples) {
  const names = [...samples.keys()];
  const withCpu = 'cpu' in samples.get(names[0])[0];
  say(`\n${title}`);
  const head = ['', unit, 'min–max', reference ? `× ${reference}` : '×', ...(withCpu ? ['CPU µs/request'] : [])];
  print([head, ...names.map((name) => line(samples, name, reference))]);
  for (const note of notes) say(`  ${note}`);
  const figures = {
    names,
    isVoid: (name) => problemOf(samples, name) !== undefined,
    ratioOf: (name, against, measure) => ratioOf(samples, name, against, measure),
    figureOf: (name, measure) => figureOf(samples, name, measure),
  };
  for (const verdict of verdicts({ group, when }, figures)) say(`  ${verdict}`);
}
