import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { extname, join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { PictureType } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { Problem } from '../../http/errors/problem.ts';
import { WorkMetrics } from '../../work-metrics.ts';
import type { EncodedPicture, EncodingAnswer, Refusal } from './encoding-messages.ts';

const SENTENCES = ERRORS.pictures;

const STATUS: Record<Refusal['reason'], number> = { type: 415, broken: 400, memory: 413, pixels: 413 };

/** What the person is told whose picture cannot be taken; what the decoder said of it is the cause. */
function refusalProblem(refusal: Refusal): Problem {
  const isLarge = refusal.reason === 'pixels';
  const sentence = isLarge ? SENTENCES.pixels(refusal.width, refusal.height) : SENTENCES[refusal.reason];
  const cause = isLarge ? undefined : new Error(refusal.detail);
  return new Problem(STATUS[refusal.reason], [sentence], {}, { cause });
}

/** Compiled, or as it is in the specs: whatever this file is. */
const PROCESS = join(import.meta.dirname, `encoding-process${extname(import.meta.filename)}`);

/** What encoding one picture may take: bytes and milliseconds. */
interface Bounds {
  memory: number;
  time: number;
}

/** Milliseconds. 50 megapixels take 3 s on one core; longer than this is no picture. */
const DEADLINE = 60_000;

/** Nothing of ours is told to a process that reads what strangers made; glibc keeps less memory with fewer arenas. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, PATH, SystemRoot } = process.env;
  return { NODE_OPTIONS, PATH, SystemRoot, MALLOC_ARENA_MAX: '2' };
}

/** Bytes that the process may take: a quarter of the machine's or the container's, within limits. */
function memoryBound(): number {
  const { min, max } = LIMITS.picture.memory;
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(max, Math.max(min, Math.floor(memory / 4)));
}

function start(type: PictureType, { memory, time }: Bounds): ChildProcess {
  return fork(PROCESS, [type, String(memory)], {
    env: environment(),
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    timeout: time,
  });
}

/** The process itself, or the system, kills it for its memory; a decoder that crashes ends by another signal. */
const refusalBy = (signal: NodeJS.Signals): Refusal => ({
  reason: signal === 'SIGKILL' ? 'memory' : 'broken',
  detail: `The process that encodes pictures ended by ${signal}.`,
});

function answerOf(child: ChildProcess, source: Buffer): Promise<EncodingAnswer> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => resolve(message as EncodingAnswer));
    child.once('exit', (code, signal) => {
      if (signal) resolve({ refusal: refusalBy(signal) });
      else reject(new Error(`The process that encodes pictures ended with status ${code}.`));
    });
    // the process may end before it has read everything: its exit says why
    child.stdin?.on('error', () => undefined).end(source);
  });
}

/** Encodes pictures, one after the other: each takes a processor and much memory. */
@Injectable()
export class PictureEncoder implements OnModuleDestroy {
  readonly bounds: Bounds = { memory: memoryBound(), time: DEADLINE };

  constructor(private readonly work: WorkMetrics) {}

  private last: Promise<unknown> = Promise.resolve();
  private child?: ChildProcess;
  private isStopping = false;

  /** Runs work that may encode, once all that was given before is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined); // who gave the work hears of it
    return turn;
  }

  /** @throws Problem 400, 413, 415, or 503 when the site is being stopped */
  encode(source: Buffer, type: PictureType): Promise<EncodedPicture> {
    return this.work.encodings.of(() => this.run(source, type));
  }

  private async run(source: Buffer, type: PictureType): Promise<EncodedPicture> {
    if (this.isStopping) throw new Problem(503, ERRORS.unavailable);
    const child = start(type, this.bounds);
    this.child = child;
    const ended = once(child, 'exit').catch(() => undefined); // that it could not be started is told by the answer
    const answer = await answerOf(child, source);
    await ended; // its memory is free before the next begins
    if (this.isStopping) throw new Problem(503, ERRORS.unavailable);
    if ('refusal' in answer) throw refusalProblem(answer.refusal);
    return answer.picture;
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    this.child?.kill('SIGKILL');
  }
}
