import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats a check until it returns a value. @throws Error after about 40 seconds */
export async function until<T>(
  look: () => T | undefined | false | null | Promise<T | undefined | false | null>,
): Promise<T> {
  for (let looks = 0; looks < 2500; looks++) {
    const seen = await look();
    if (seen) return seen;
    await sleep(15);
  }
  throw new Error('It did not happen.');
}
