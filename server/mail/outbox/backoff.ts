/** Milliseconds. The most is less than the two minutes within which all mail has to arrive when the server is back. */
const FIRST = 5000;
const MOST = 60_000;

/** Doubles, up to a minute, less up to half of it by chance, so that what failed together does not return together. */
export const backoff = (attempts: number): number =>
  Math.min(MOST, FIRST * 2 ** (attempts - 1)) * (1 - Math.random() / 2);
