import { Worker } from 'node:worker_threads';
import type { RenderedMessage, RenderTask } from '#shared/content/site/rendering';
import type { WorkMetrics } from '../../work-metrics.ts';
import { pageOf, type Pages, type Page, sourcesOf } from './pages.ts';

/** What one rendering may take: of time (ms) and of memory (MB). A site of 20 periods and 200 jobs takes 2 s and 90 MB. */
const DEADLINE = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 384 };

/** Those pages that could be rendered, and why the others could not, by address. */
export interface Rendered {
  pages: Map<string, Page>;
  failures: Map<string, string>;
}

/** @throws Error that names each page which could not be rendered */
export function allOf({ pages, failures }: Rendered): Pages {
  const sentences = [...failures].map(([address, failure]) => `The page ${address} could not be rendered: ${failure}`);
  if (sentences.length > 0) throw new Error(sentences.join(' '));
  return pages;
}

/**
 * Renders pages with the bundle that the client's build leaves, in a thread that ends when it is done: React is neither
 * loaded nor kept by the process that serves. One rendering runs at a time.
 */
export class Renderer {
  private last: Promise<unknown> = Promise.resolve();

  /** @param script the built client/build/render-worker.ts */
  constructor(
    private readonly script: string,
    private readonly work: WorkMetrics,
  ) {}

  /**
   * Of the pages of `before`, those that show the same are taken as they are.
   *
   * @throws Error when there is nothing that pages could be made of, or the rendering takes too much
   */
  render(task: Omit<RenderTask, 'known'>, before: Pages): Promise<Rendered> {
    const run = () => this.run({ ...task, known: sourcesOf(before) }, before);
    const rendered = this.last.then(() => this.work.renders.of(run, ({ failures }) => failures.size > 0));
    this.last = rendered.catch(() => undefined); // told to whoever asked for it
    return rendered;
  }

  private async run(task: RenderTask, before: Pages): Promise<Rendered> {
    const worker = new Worker(this.script, { workerData: task, resourceLimits: MEMORY });
    const deadline = setTimeout(() => void worker.terminate(), DEADLINE);
    const pages = new Map<string, Page>();
    const failures = new Map<string, string>();
    worker.on('message', ({ address, source, files, failure }: RenderedMessage) => {
      if (failure !== undefined) return void failures.set(address, failure);
      pages.set(address, files.length > 0 ? pageOf(source, files) : before.get(address)!);
      this.work.renderedPages += files.length;
    });
    try {
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`The rendering ended with code ${code}.`)),
        );
      });
      return { pages, failures };
    } finally {
      clearTimeout(deadline);
    }
  }
}
