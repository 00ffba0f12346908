import { judge, limitOf } from '../goals.mjs';
import { FIRST_PAGE, SEARCH } from './growth-calls.mjs';

const NUMBER = 11;
/** The number of submissions that the goals are for. */
const SUBMISSIONS = 100_000;
const MOST_MS = { firstPage: 15, search: 100 };

const slowest = (measured) => measured.reduce((one, other) => (other.p50 > one.p50 ? other : one));

/** A goal in milliseconds for the slowest measured call, which it names. */
function withinTime(what, most, measured, isDecided) {
  const { name, p50 } = slowest(measured);
  const verdict = isDecided ? judge(p50, { most }) : `not measured: goals are for ${SUBMISSIONS.toLocaleString('en')}`;
  return {
    number: NUMBER,
    what,
    goal: limitOf({ most, unit: 'ms' }),
    measured: `${p50.toFixed(1)} ms (${name})`,
    verdict,
  };
}

/** The findings on goal 11, from the medians at the last size and the growth up to it. */
export function growthGoals(last, measured) {
  const isDecided = last === SUBMISSIONS;
  const growing = measured.filter(({ growth }) => growth === 'grows').map(({ name }) => name);
  const found = growing.length > 0 ? `${growing.length}: ${growing.join('; ')}` : 'none';
  const verdict = isDecided ? judge(growing.length, { most: 0 }) : 'not measured: goals need all sizes';
  const ofPage = measured.filter(({ name }) => name === FIRST_PAGE);
  const ofSearch = measured.filter(({ name }) => name.startsWith(SEARCH));
  return [
    withinTime('first page of the inbox', MOST_MS.firstPage, ofPage, isDecided),
    withinTime('slowest search of the inbox', MOST_MS.search, ofSearch, isDecided),
    {
      number: NUMBER,
      what: 'lists, searches and chores of the inbox that grow with the rows',
      goal: 'none',
      measured: found,
      verdict,
    },
  ];
}
