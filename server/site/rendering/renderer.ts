import { Worker } from 'node:worker_threads';
import type { RenderedMessage, RenderTask } from '#shared/content/site/rendering';
import type { WorkMetrics } from '../../work-metrics.ts';
import { pageOf, type Pages, type Page, sourcesOf } from './pages.ts';

/** Limits of one rendering, in milliseconds and MB of memory. A site of 20 periods and 200 jobs takes 2 s and 90 MB. */
const DEADLINE = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 384 };

/** The pages that could be rendered, and the errors of the others, by address. */
export interface Rendered {
  pages: Map<string, Page>;
  failures: Map<string, string>;
}

/** @throws Error that names each page that could not be rendered */
export function pagesOf({ pages, failures }: Rendered): Pages {
  const sentences = [...failures].map(([address, failure]) => `The page ${address} could not be rendered: ${failure}`);
  if (sentences.length > 0) throw new Error(sentences.join(' '));
  return pages;
}

/**
 * Renders pages with the bundle of the client's build, in a thread that ends afterwards: the serving process neither loads nor keeps React.
 * One rendering runs at a time.
 */
export class Renderer {
  private last: Promise<unknown> = Promise.resolve();

  /** @param script the built client/build/render-worker.ts */
  constructor(
    private readonly script: string,
    private readonly work: WorkMetrics,
  ) {}

  /**
   * Reuses the pages of `before` that would be the same.
   *
   * @throws Error if the worker fails as a whole or exceeds its limits
   */
  render(task: Omit<RenderTask, 'known'>, before: Pages): Promise<Rendered> {
    const run = () => this.run({ ...task, known: sourcesOf(before) }, before);
    const rendered = this.last.then(() => this.work.renders.of(run, ({ failures }) => failures.size > 0));
    this.last = rendered.catch(() => undefined); // the caller handles the error
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
          code === 0 ? resolve() : reject(new Error(`The renderer exited with status ${code}.`)),
        );
      });
      return { pages, failures };
    } finally {
      clearTimeout(deadline);
    }
  }
}
