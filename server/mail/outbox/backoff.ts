/**
 * Milliseconds. The longest delay is below two minutes, the time within which all mail must arrive once the mail
 * server is back.
 */
const FIRST = 5000;
const MAX = 60_000;

/**
 * Doubles up to a minute. A random part of up to half is subtracted, so that mails which failed together are not
 * retried together.
 */
export const backoff = (attempts: number): number =>
  Math.min(MAX, FIRST * 2 ** (attempts - 1)) * (1 - Math.random() / 2);
