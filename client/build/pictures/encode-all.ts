import { availableParallelism } from 'node:os';
import { encode } from './encode.ts';
import { picturesBelow } from './library.ts';
import { encodeShare } from './share.ts';

/** Milliseconds between progress messages. */
const PATIENCE = 2000;

/** Encodes every picture below a folder, one per processor at a time, and reports the progress. */
export async function encodeAll(folder: string, tell: (line: string) => void): Promise<void> {
  const files = await picturesBelow(folder);
  const waiting = files.values();
  const started = Date.now();
  let done = 0;
  let told = started;
  const worker = async () => {
    for (const file of waiting) {
      await encode(file);
      await encodeShare(file);
      done += 1;
      if (Date.now() - told < PATIENCE) continue;
      told = Date.now();
      tell(`build  pictures ... ${done} of ${files.length}, ${((told - started) / 1000).toFixed(0)} s`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
