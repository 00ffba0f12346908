import { say } from './lifecycle.ts';

const ORPHAN_CHECK_MS = 250;

/** A SIGTERM to `npm start` ends npm and its shell, but the shell does not pass it on to this process. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), ORPHAN_CHECK_MS).unref();
}

/** Aborts on the first signal. Further signals are ignored, because npm and the terminal both pass on one Ctrl-C. */
export function listenForStop(): AbortSignal {
  const asked = new AbortController();
  const stop = (reason: string) => {
    if (asked.signal.aborted) return;
    say(`${reason}: finishing what is under way, then stopping.`);
    asked.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // writing to a closed terminal fails; the database must still be stopped
  process.stdout.on('error', () => stop('output closed'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stop('npm has ended'));
  return asked.signal;
}
