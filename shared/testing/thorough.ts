/** `npm test` sets it to 0. Without it, as with `npx jest path/of.spec.ts`, everything in a file runs. */
const isCore = process.env.TEST_ALL === '0';

const leaveOut = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * Tests that `npm test` leaves to `npm run test:all`: further rows of a matrix, hostile input and cases beside the main path. Every
 * sentence of the specification, every promise and every role has a test outside of it.
 */
export const thorough = {
  // getters, because the server's specs share their modules, and each spec file has its own functions
  get it() {
    return isCore ? (leaveOut as unknown as jest.It) : globalThis.it;
  },
  get describe() {
    return isCore ? (leaveOut as unknown as jest.Describe) : globalThis.describe;
  },
};

/** A row of a table; a tuple keeps its cells apart, as Jest's `each` does. */
type Case = string | number | object | [unknown];

/** The first of several similar cases, which stands for the others unless everything runs. */
export const firstOrAll = <T extends Case>(cases: readonly T[]): readonly T[] => (isCore ? cases.slice(0, 1) : cases);
