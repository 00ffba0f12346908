/**
 * Encodes one picture in a separate process, because decoders have vulnerabilities and take memory. Reads the
 * original from stdin and sends its answer to the parent process. Arguments: type of the picture, memory limit in
 * bytes.
 */
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { PictureType } from '#shared/contract';
import { encode } from './encode.ts';

/** Milliseconds between memory checks: a decoder fills 100 MB in 20 ms. */
const WATCH = 5;

const [type, most] = process.argv.slice(2);

/** Decoding runs in a thread of libuv, so this one is free to watch. process.exit() would wait for that thread. */
function watchMemory(): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(most)) process.kill(process.pid, 'SIGKILL');
  }, WATCH);
}

process.on('disconnect', () => process.exit());
watchMemory();
// visitors come first, and if memory runs out, the system should kill this process rather than the site
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined); // exists only on Linux
const answer = await encode(await buffer(process.stdin), type as PictureType);
process.send?.(answer, () => process.exit());
