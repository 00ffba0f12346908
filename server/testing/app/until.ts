import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for an asynchronous effect. @throws when it takes too long */
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
