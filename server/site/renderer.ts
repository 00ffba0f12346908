import { Worker } from 'node:worker_threads';
import type { RenderedMessage, RenderTask } from '#shared/content/site/rendering';
import { CachedAnswer } from '../cache/cached-answer.ts';
import type { Tallies } from '../tallies/tallies.ts';

/** What one rendering may take: of time (ms) and of memory (MB). A site of 20 periods and 200 jobs takes 2 s and 90 MB. */
const DEADLINE = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 384 };

/** By address. */
export type Pages = ReadonlyMap<string, CachedAnswer>;

const answerOf = ({ extension, bodies }: RenderedMessage): CachedAnswer => {
  const { identity, br, gzip } = bodies;
  const buffers = { identity: Buffer.from(identity), br: Buffer.from(br), gzip: Buffer.from(gzip) };
  return new CachedAnswer(extension, ['Cache-Control', 'no-cache'], buffers);
};

/**
 * Renders pages with the bundle that the client's build leaves, in a thread that ends when it is done: React is neither
 * loaded nor kept by the process that serves. One rendering runs at a time.
 */
export class Renderer {
  private last: Promise<unknown> = Promise.resolve();

  /** @param script the built client/build/render-worker.ts */
  constructor(
    private readonly script: string,
    private readonly tallies: Tallies,
  ) {}

  /** All or nothing. @throws Error that names the page which could not be rendered */
  render(task: RenderTask): Promise<Pages> {
    const rendered = this.last.then(() => this.tallies.renders.of(() => this.run(task)));
    this.last = rendered.catch(() => undefined); // told to whoever asked for it
    return rendered;
  }

  private async run(task: RenderTask): Promise<Pages> {
    const worker = new Worker(this.script, { workerData: task, resourceLimits: MEMORY });
    const deadline = setTimeout(() => void worker.terminate(), DEADLINE);
    const pages = new Map<string, CachedAnswer>();
    worker.on('message', (file: RenderedMessage) => pages.set(file.address, answerOf(file)));
    try {
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`The rendering ended with code ${code}.`)),
        );
      });
      this.tallies.renderedPages += pages.size;
      return pages;
    } finally {
      clearTimeout(deadline);
    }
  }
}
