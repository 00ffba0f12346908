/**
 * Encodes one picture in a separate process, because decoders have vulnerabilities and take memory. Reads the
 * original, or a serialized drawing, from stdin and sends its answer to the parent process. Arguments: type of the
 * picture or `drawing`, memory limit in bytes.
 */
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import type { PictureType } from '#shared/contract';
import { encode } from './encode.ts';
import type { Drawing, DrawingAnswer } from './encoding-messages.ts';

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

async function drawingAnswer(source: Buffer): Promise<DrawingAnswer> {
  const { draw } = await import('./draw.ts');
  try {
    return { drawn: await draw(deserialize(source) as Drawing) };
  } catch (error) {
    return { refusal: { reason: 'broken', detail: (error as Error).message } };
  }
}

const source = await buffer(process.stdin);
const answer = type === 'drawing' ? await drawingAnswer(source) : await encode(source, type as PictureType);
process.send?.(answer, () => process.exit());
