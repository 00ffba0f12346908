import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { extname, join } from 'node:path';
import { serialize } from 'node:v8';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { PictureType } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { Problem } from '../../http/errors/problem.ts';
import { WorkMetrics } from '../../work-metrics.ts';
import type { Drawing, DrawingAnswer, EncodedPicture, EncodingAnswer, Refusal } from './encoding-messages.ts';

const SENTENCES = ERRORS.pictures;

const STATUS: Record<Refusal['reason'], number> = { type: 415, broken: 400, memory: 413, pixels: 413 };

/** The response to a refused picture, with the decoder's message as its cause. */
function refusalProblem(refusal: Refusal): Problem {
  const isLarge = refusal.reason === 'pixels';
  const sentence = isLarge ? SENTENCES.pixels(refusal.width, refusal.height) : SENTENCES[refusal.reason];
  const cause = isLarge ? undefined : new Error(refusal.detail);
  return new Problem(STATUS[refusal.reason], [sentence], {}, { cause });
}

/** Has the extension of this file, which is compiled in the build but not in the specs. */
const PROCESS = join(import.meta.dirname, `encoding-process${extname(import.meta.filename)}`);

/** Limits for encoding one picture, in bytes and milliseconds. */
interface Bounds {
  memory: number;
  time: number;
}

/** Milliseconds. 50 megapixels take 3 s on one core; a picture that takes longer than this is refused as broken. */
const DEADLINE = 60_000;

/** Keeps our secrets from a process that decodes untrusted files. With fewer arenas, glibc holds less memory. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, PATH, SystemRoot } = process.env;
  return { NODE_OPTIONS, PATH, SystemRoot, MALLOC_ARENA_MAX: '2' };
}

/** Maximum memory of the process in bytes: a quarter of the machine's or the container's, within limits. */
function memoryBound(): number {
  const { min, max } = LIMITS.picture.memory;
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(max, Math.max(min, Math.floor(memory / 4)));
}

/** A job for the encoding process. */
type Work = PictureType | 'drawing';
type Answer = EncodingAnswer | DrawingAnswer;

function start(work: Work, { memory, time }: Bounds): ChildProcess {
  return fork(PROCESS, [work, String(memory)], {
    env: environment(),
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    timeout: time,
  });
}

/** SIGKILL comes from the process's own memory check or from the system. Crashes and the timeout end it with another signal. */
const refusalBy = (signal: NodeJS.Signals): Refusal => ({
  reason: signal === 'SIGKILL' ? 'memory' : 'broken',
  detail: `The picture encoder was ended by ${signal}.`,
});

function answerOf(child: ChildProcess, source: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => resolve(message as Answer));
    child.once('exit', (code, signal) => {
      if (signal) resolve({ refusal: refusalBy(signal) });
      else reject(new Error(`The picture encoder exited with status ${code}.`));
    });
    // the process may exit before it has read everything; the exit event says why
    child.stdin?.on('error', () => undefined).end(source);
  });
}

/** Encodes pictures one at a time, because each takes a CPU core and much memory. */
@Injectable()
export class PictureEncoder implements OnModuleDestroy {
  readonly bounds: Bounds = { memory: memoryBound(), time: DEADLINE };

  constructor(private readonly work: WorkMetrics) {}

  private last: Promise<unknown> = Promise.resolve();
  private child?: ChildProcess;
  private isStopping = false;

  /** Queues work that may encode: it runs after all earlier work has finished. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined); // the caller handles the error
    return turn;
  }

  /** @throws Problem 400, 413, 415, or 503 during shutdown */
  encode(source: Buffer, type: PictureType): Promise<EncodedPicture> {
    return this.work.encodings.of(async () => (await this.run<{ picture: EncodedPicture }>(source, type)).picture);
  }

  /** Draws pictures of a firm, in turn with the encodings. @throws Problem 400, 413, or 503 during shutdown */
  draw(drawing: Drawing): Promise<Buffer[]> {
    return this.inTurn(async () => (await this.run<{ drawn: Buffer[] }>(serialize(drawing), 'drawing')).drawn);
  }

  private async run<Done>(source: Buffer, work: Work): Promise<Done> {
    if (this.isStopping) throw new Problem(503, ERRORS.unavailable);
    const child = start(work, this.bounds);
    this.child = child;
    const ended = once(child, 'exit').catch(() => undefined); // `answerOf` reports a failed start
    const answer = await answerOf(child, source);
    await ended; // its memory is released before the next one starts
    if (this.isStopping) throw new Problem(503, ERRORS.unavailable);
    if ('refusal' in answer) throw refusalProblem(answer.refusal);
    return answer as Done;
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    this.child?.kill('SIGKILL');
  }
}
