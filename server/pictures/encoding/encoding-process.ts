/**
 * A process of its own for one picture: decoders have weaknesses and take memory, which end with it. It reads the
 * original from its input and sends its answer to the process that started it. Its arguments are the type of the picture
 * and the most memory (bytes) it may take.
 */
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { PictureType } from '#shared/contract';
import { encode } from './encode.ts';

/** Milliseconds between two looks at the memory: a decoder fills 100 MB in 20. */
const WATCH = 5;

const [type, most] = process.argv.slice(2);

/** Decoding runs in a thread of libuv, so this one is free to watch; an exit would wait for that thread. */
function watchMemory(): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(most)) process.kill(process.pid, 'SIGKILL');
  }, WATCH);
}

process.on('disconnect', () => process.exit());
watchMemory();
// visitors come first; and when the machine runs out of memory, this process goes and not the site
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined); // only Linux has it
const answer = await encode(await buffer(process.stdin), type as PictureType);
process.send?.(answer, () => process.exit());
