import { performance } from 'node:perf_hooks';
import { quantile } from '../../lib/load/numbers.mjs';
import { step, tell } from '../../lib/load/say.mjs';

export const SAMPLES = 100;
const WARM_UP = 20;

/**
 * Limits for the factor by which ten times the rows multiply the cost. Times of the same request differ by a fifth on a busy machine.
 * Logarithmic cost grows by 3/2 between 100 and 1,000 rows, and by 4/3 after that. The factor of linear cost approaches 10.
 */
const FLAT = 1.25;
const LOGARITHMIC = 1.6;

/**
 * The times (ms) of the same call at each size. The sizes take turns with every sample, so that other load on the machine affects all of
 * them equally.
 */
async function timesOf(name, calls) {
  const times = calls.map(() => []);
  for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
    if (sample % 20 === 0) tell(`${name}, ${Math.max(sample, 0)} of ${SAMPLES}`);
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call();
      if (sample >= 0) times[index].push(performance.now() - started);
    }
  }
  return times;
}

function factorsOf(sizes, costs) {
  const factor = (index) => (costs[index + 1] / costs[index]) ** (1 / Math.log10(sizes[index + 1] / sizes[index]));
  return sizes.slice(1).map((_, index) => factor(index));
}

/** The last factor decides; a single jump before it is noise or a changed query plan. */
function verdictOf(factors, costs) {
  const last = factors.at(-1);
  if (last === undefined || costs.at(-1) <= costs[0] * FLAT) return 'flat';
  if (last <= FLAT && costs.at(-1) <= costs[0] * FLAT ** factors.length) return 'flat';
  return last <= LOGARITHMIC ? 'logarithmic' : 'grows';
}

/** Measures one call at all sizes. Its cost is that of the fastest tenth, because the others waited for other load on the machine. */
async function measureCall(title, name, sizes, calls) {
  const times = await timesOf(`${title}: ${name}`, calls);
  const costs = times.map((samples) => quantile(samples, 0.1));
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times.at(-1), share));
  return { name, costs, p50, p99, growth: verdictOf(factorsOf(sizes, costs), costs) };
}

/** Measures each call at all sizes, and prints a table with a line for each. @returns the measurements */
export async function measureGrowth(title, sizes, callsOfSizes, page) {
  const measured = [];
  for (const name of Object.keys(callsOfSizes[0])) {
    const calls = callsOfSizes.map((all) => all[name]);
    measured.push(await measureCall(title, name, sizes, calls));
    step(`${title}: ${name}, p50 ${measured.at(-1).p50.toFixed(1)} ms`);
  }
  const heads = sizes.map((size) => size.toLocaleString('en'));
  const head = ['rows', ...heads, 'p50', 'p99', 'growth'];
  const rows = measured.map(({ name, costs, p50, p99, growth }) => [
    name,
    ...[...costs, p50, p99].map((time) => time.toFixed(1)),
    growth,
  ]);
  page.table({ title, rows: [head, ...rows] });
  return measured;
}
