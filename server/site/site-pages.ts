import { Inject, Injectable, Logger } from '@nestjs/common';
import { jobPath } from '#shared/catalogue';
import type { Content } from '#shared/content/documents';
import { hasSampleSign, isSampleFirm } from '#shared/content/sample/sample-firm';
import type { Snapshot } from '#shared/content/site/rendering';
import type { CachedAnswer } from '../cache/cached-answer.ts';
import { ListCache, PUBLIC_LISTS, type PublicList } from '../cache/list-cache.ts';
import { MemoryCache } from '../cache/memory-cache.ts';
import { ENV, type Env } from '../config/env.ts';
import { type Published, PublishedContent } from '../content/published/published-content.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { PicturesService } from '../pictures/library/pictures.service.ts';
import { RentalsService } from '../rentals/rentals.service.ts';
import { Tallies } from '../tallies/tallies.ts';
import { type Pages, Renderer } from './renderer.ts';
import { NO_ROWS, postedJob, ROW_PAGES, type Rows } from './row-pages.ts';
import { repositoryPictures } from './built-rendering.ts';
import { type BuiltSite, ERROR_PAGE, type SiteFile } from './site-files.ts';
import { picturesFor } from './uploaded-pictures.ts';

/** Injection token of the built client. */
export const SITE = Symbol('SITE');

const logger = new Logger('Site');

/** What the addresses of jobs begin with. Whether a job is open is known to the database alone. */
const JOBS = jobPath('');

/** Pages of one list, and the texts that they were rendered from. */
interface Rendered {
  texts: ReadonlyMap<string, string>;
  pages: Pages;
}

/** All pages of a release, rendered and not yet shown. */
export interface PreparedPages {
  published: Published;
  pages: Pages;
  rows: Rows;
}

/**
 * The pages as they are now. Those of a release are rendered together and shown together. Those that show jobs or
 * rentals are rendered when one of them is asked for after a change, and then kept; what did not change is not rendered
 * again.
 */
@Injectable()
export class SitePages {
  private readonly renderer: Renderer;
  private pages: ReadonlyMap<string, SiteFile>;
  private rows = NO_ROWS;
  private rendered: Partial<Record<PublicList, Rendered>> = {};

  constructor(
    @Inject(SITE) private readonly site: BuiltSite,
    @Inject(ENV) private readonly env: Env,
    private readonly memory: MemoryCache,
    private readonly listCache: ListCache,
    private readonly content: PublishedContent,
    private readonly jobs: JobsService,
    private readonly rentals: RentalsService,
    private readonly pictures: PicturesService,
    tallies: Tallies,
  ) {
    this.renderer = new Renderer(site.rendering.script, tallies);
    this.pages = site.pages;
  }

  /** Shows what is published. The files of the build do for the content of the repository, so that a start need not render. */
  async open(): Promise<void> {
    for (const [address, { answer }] of this.site.files) if (answer) this.memory.set(address, answer);
    this.content.pictures = repositoryPictures(this.site.rendering);
    this.content.prepare = async (release) => {
      const prepared = await this.prepare(release);
      return () => this.show(prepared);
    };
    this.listCache.onDrop((list) => list === 'content' && void this.follow());
    const published = await this.content.read();
    if (published.release === 0 && !this.isSample(published.content)) this.keepPages();
    else this.show(await this.prepare(published));
  }

  /** A file or a page by its address; those of ROW_PAGES have answers of their own. */
  find(address: string): SiteFile | undefined {
    return address === ERROR_PAGE || address.startsWith(JOBS)
      ? undefined
      : (this.site.files.get(address) ?? this.pages.get(address));
  }

  /** Where the page is now that once had this address. */
  movedTo(address: string): string | undefined {
    return this.content.content.services.moved.find(({ from }) => from === address)?.to;
  }

  /** What was shown last at the address of a page of ROW_PAGES, for when the database is away. */
  lastKnown(list: PublicList, address: string): CachedAnswer | undefined {
    return this.rendered[list]?.pages.get(address) ?? this.pages.get(address)?.answer;
  }

  get errorPage(): CachedAnswer {
    return this.pages.get(ERROR_PAGE)!.answer!;
  }

  /** The pages that show a list, as it is now. */
  rowPages(list: PublicList): Promise<Pages> {
    return this.listCache.getOrMake(list, [`pages of ${list}`], () => this.renderRows(list));
  }

  /** Every page of a release, all or nothing; nobody sees them yet. @throws Error that names the page which failed */
  async prepare(published: Published): Promise<PreparedPages> {
    const rows: Rows = { jobs: await this.readJobs(), rentals: await this.rentals.list() };
    const pages = await this.renderer.render({ snapshot: await this.snapshot(published, rows) });
    return { published, pages, rows };
  }

  /** Shows what was prepared, as a whole: from one request to the next. */
  show({ published, pages, rows }: PreparedPages): void {
    this.forgetPages();
    this.content.show(published);
    this.rows = rows;
    this.pages = new Map([...pages].map(([address, answer]) => [address, { path: '', answer }]));
    for (const list of PUBLIC_LISTS) {
      this.rendered[list] = { texts: ROW_PAGES[list](rows), pages };
      this.listCache.drop(list);
    }
    this.keepPages();
  }

  /** After the word of a release, or after a time in which none would have been heard. */
  private async follow(): Promise<void> {
    try {
      await this.listCache.getOrMake('content', ['release'], async () => {
        const published = await this.content.read();
        if (published.release !== this.content.release) this.show(await this.prepare(published));
        return published.release;
      });
    } catch (error) {
      logger.error('The newest release is not shown: the pages stay as they were', (error as Error).stack);
    }
  }

  private async renderRows(list: PublicList): Promise<Pages> {
    this.rows = { ...this.rows, [list]: list === 'jobs' ? await this.readJobs() : await this.rentals.list() };
    const texts = ROW_PAGES[list](this.rows);
    const before = this.rendered[list];
    const changed = [...texts.keys()].filter((address) => texts.get(address) !== before?.texts.get(address));
    const anew = changed.length > 0 ? await this.renderSome(changed) : undefined;
    const pageAt = (address: string) => anew?.get(address) ?? before?.pages.get(address);
    const pages = new Map([...texts.keys()].map((address) => [address, pageAt(address)!]));
    this.rendered[list] = { texts, pages };
    return pages;
  }

  private async renderSome(only: string[]): Promise<Pages> {
    const { release, content } = this.content;
    return this.renderer.render({ snapshot: await this.snapshot({ release, content }, this.rows), only });
  }

  private async readJobs(): Promise<Rows['jobs']> {
    return (await this.jobs.posted()).map(postedJob);
  }

  private async snapshot({ release, content }: Published, rows: Rows): Promise<Snapshot> {
    const { version } = this.site.rendering;
    const pictures = await picturesFor(content, this.site.rendering, this.pictures);
    const isSample = this.isSample(content);
    return {
      content,
      ...pictures,
      isSample,
      hasSampleSign: hasSampleSign(content),
      version: release === 0 ? version : `${version}-${release}`,
      ...rows,
    };
  }

  /** A site that is deployed with the invented firm asks search engines to stay away. */
  private isSample(content: Content): boolean {
    const { NODE_ENV, DATABASE_URL } = this.env;
    return NODE_ENV === 'production' && DATABASE_URL !== undefined && isSampleFirm(content);
  }

  private keepPages(): void {
    const ofRows = new Set(PUBLIC_LISTS.flatMap((list) => [...ROW_PAGES[list](this.rows).keys()]));
    for (const [address, { answer }] of this.pages) {
      if (answer && address !== ERROR_PAGE && !ofRows.has(address)) this.memory.set(address, answer);
    }
  }

  private forgetPages(): void {
    for (const address of this.pages.keys()) this.memory.delete(address);
  }
}
