import { say } from './lifecycle.ts';

const ORPHAN_CHECK_MS = 250;

/** A SIGTERM to `npm start` ends npm and its shell, which does not pass it on. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), ORPHAN_CHECK_MS).unref();
}

/**
 * Aborts on the first wish to stop. Further signals change nothing: npm and the terminal both pass a Ctrl-C on, so the
 * second is no second wish.
 */
export function listenForStop(): AbortSignal {
  const asked = new AbortController();
  const stop = (reason: string) => {
    if (asked.signal.aborted) return;
    say(`${reason}: finishing what is under way, then stopping.`);
    asked.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // a terminal that was closed takes the output with it, but must not keep the database from being stopped
  process.stdout.on('error', () => stop('output closed'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stop('npm has ended'));
  return asked.signal;
}
