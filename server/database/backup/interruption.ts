import { StartError } from '../../config/env.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What befell the database, its connection or the disk; not a mistake of our own. */
function isForeseen(error: unknown): error is Error {
  return error instanceof Error && ('code' in error || error.message.startsWith('Connection terminated'));
}

/**
 * Does long work so that a Ctrl-C ends it in good order, and that what befalls it is told in one line, together with what
 * became of the data. Further signals change nothing until the process has ended: npm and the terminal both pass a Ctrl-C on.
 */
export async function carefully<T>(outcome: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } catch (cause) {
    if (controller.signal.aborted) throw new StartError(`interrupted: ${outcome}.`, { cause });
    if (cause instanceof StartError || !isForeseen(cause)) throw cause;
    throw new StartError(`${cause.message.split('\n')[0]}: ${outcome}. Try again when that is mended.`, { cause });
  } finally {
    if (!controller.signal.aborted) for (const signal of SIGNALS) process.off(signal, stop);
  }
}
