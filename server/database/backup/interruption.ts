import { StartError } from '../../config/env.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether the database, its connection or the disk failed; other errors are bugs. */
function isForeseen(error: unknown): error is Error {
  return error instanceof Error && ('code' in error || error.message.startsWith('Connection terminated'));
}

/**
 * Runs long work that Ctrl-C aborts cleanly. A failure is reported in one line that names `outcome`. Further signals
 * are ignored until the process exits, because npm and the terminal each forward one Ctrl-C.
 */
export async function interruptible<T>(outcome: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } catch (cause) {
    if (controller.signal.aborted) throw new StartError(`interrupted: ${outcome}.`, { cause });
    if (cause instanceof StartError || !isForeseen(cause)) throw cause;
    throw new StartError(`${cause.message.split('\n')[0]}: ${outcome}. Fix that, then try again.`, { cause });
  } finally {
    if (!controller.signal.aborted) for (const signal of SIGNALS) process.off(signal, stop);
  }
}
