/** `npm test` alone says 0: without it, as with `npx jest path/of.spec.ts`, everything in a file runs. */
const isCore = process.env.TEST_ALL === '0';

const leaveOut = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * What `npm test` leaves to `npm run test:all`: the further rows of a matrix, hostile input, and what stands beside a
 * promise's main road. Each sentence of the specification, each promise and each role has a test outside of it.
 */
export const thorough = {
  // asked for each time, because the server's specs share their modules, and each spec file has functions of its own
  get it() {
    return isCore ? (leaveOut as unknown as jest.It) : globalThis.it;
  },
  get describe() {
    return isCore ? (leaveOut as unknown as jest.Describe) : globalThis.describe;
  },
};

/** One row of a table: the second kind keeps its cells apart, as Jest's own `each` does. */
type Case = string | number | object | [unknown];

/** The first of several cases alike, which stands for the others unless everything runs. */
export const firstOrAll = <T extends Case>(cases: readonly T[]): readonly T[] => (isCore ? cases.slice(0, 1) : cases);
