import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { jobPath, PATHS } from '#shared/catalogue';
import { withoutOf } from '#shared/content/site/make-site';
import { PROGRAM_PAGES } from '#shared/content/addresses/program-pages';
import { isLeftOut } from '#shared/content/addresses/site';
import type { CachedAnswer } from '../../http/cache/cached-answer.ts';
import { ListCache, PUBLIC_LISTS, type PublicList } from '../../http/cache/list-cache.ts';
import { MemoryCache } from '../../http/cache/memory-cache.ts';
import { type Published, PublishedContent, SAMPLE_PUBLISHED } from '../../content/published/published-content.ts';
import type { Pages } from '../rendering/pages.ts';
import { RenderedFilesService } from '../rendering/rendered-files.service.ts';
import { Follower } from '../follower.ts';
import { type PreparedPages, ReleaseRenderer } from '../rendering/release-renderer.ts';
import type { Rendered } from '../rendering/renderer.ts';
import { NO_ROWS, ROW_PAGES } from './row-pages.ts';
import { repositoryPictures } from '../rendering/built-rendering.ts';
import { type BuiltSite, ERROR_PAGE, SITE, SiteFile } from '../site-files.ts';

const logger = new Logger('Site');

/** Prefix of job addresses. Only the database knows which jobs are open. */
const JOBS = jobPath('');

/** Sign-in, dashboard and error page. */
const UNCOUNTED = new Set<string>(Object.values(PROGRAM_PAGES).map(({ path }) => path));

/** The sitemap, and the content that the browser fetches. No page has a dot in its address. */
const FILE = /\.\w+$/;

const NO_PAGES: Pages = new Map();

const filesOf = (pages: Pages): Map<string, SiteFile> =>
  new Map(
    [...pages.values()].flatMap(({ files }) =>
      files.map((file) => [file.address, new SiteFile('', () => file.load())] as const),
    ),
  );

const NONE: ReadonlySet<string> = new Set();

/**
 * The current pages. Those of a release are rendered together and shown together. Those that show jobs or rentals are rendered at the first
 * request after a change and kept; unchanged pages are not rendered again.
 */
@Injectable()
export class SitePages implements OnModuleDestroy {
  private readonly follower = new Follower(
    () => this.catchUp(),
    ({ stack }) => logger.error('Could not show the newest release yet; serving the previous one', stack),
  );
  private pages = NO_PAGES;
  private answers: ReadonlyMap<string, SiteFile>;
  private rows = NO_ROWS;
  private failed = NONE;
  /** The data that the pages of a list were rendered from. */
  private texts: Partial<Record<PublicList, ReadonlyMap<string, string>>> = {};

  constructor(
    @Inject(SITE) private readonly site: BuiltSite,
    private readonly memory: MemoryCache,
    private readonly listCache: ListCache,
    private readonly content: PublishedContent,
    private readonly renderer: ReleaseRenderer,
    private readonly kept: RenderedFilesService,
  ) {
    this.answers = site.pages;
  }

  /**
   * Shows the published content, if possible without rendering: the build's files for the content of the repository, stored pages for a
   * release.
   */
  async open(): Promise<void> {
    this.content.pictures = repositoryPictures(this.site.rendering);
    this.content.prepare = async (content) => {
      const prepared = await this.renderer.prepare(content, this.pages);
      return (release) => {
        // the follower may have shown a newer release meanwhile
        if (release.release > this.content.release) this.showNew({ ...release, content }, prepared);
        else this.follower.notify();
      };
    };
    await this.openNewest();
    this.listCache.onDrop((list) => list === 'content' && this.follower.notify());
    void this.follower.run();
  }

  onModuleDestroy(): void {
    this.follower.stop();
  }

  /** A file or page by address. serveRows() answers for pages that show rows, and for jobs. */
  find(address: string): SiteFile | undefined {
    return address === ERROR_PAGE || address.startsWith(JOBS)
      ? undefined
      : (this.site.files.get(address) ?? this.answers.get(address));
  }

  /** Loads the answer of a file that `find` returned, and caches it. */
  async answerOf(address: string, file: SiteFile): Promise<CachedAnswer | undefined> {
    const answer = await file.load();
    // a release may have been shown meanwhile
    if (answer && this.find(address) === file && !this.rowAddresses().has(address)) this.memory.set(address, answer);
    return answer;
  }

  /** The current address of a page that has moved. */
  movedTo(address: string): string | undefined {
    const { content } = this.content;
    const to = content.services.moved.find(({ from }) => from === address)?.to;
    // the form may be gone with its last service
    return to !== undefined && this.isLeftOut(to) ? PATHS.offers : to;
  }

  /** Whether the firm has removed a page of the program. */
  isLeftOut(address: string): boolean {
    return isLeftOut({ without: withoutOf(this.content.content) }, address);
  }

  /** The public page that a visit of an address counts for, if there is one. Jobs count for their list, which outlives them. */
  countedAt(address: string): string | undefined {
    if (address.startsWith(JOBS)) return PATHS.careers;
    return this.answers.has(address) && !FILE.test(address) && !UNCOUNTED.has(address) ? address : undefined;
  }

  /** The last version of a page that shows rows, for when the database is away. */
  async lastKnown(address: string): Promise<CachedAnswer | undefined> {
    return this.answers.get(address)?.load();
  }

  /** Whether a page exists that could never be rendered. */
  isMissing(address: string): boolean {
    return this.failed.has(address) && !this.answers.has(address);
  }

  /** Undefined if it cannot be rendered. */
  async errorPage(): Promise<CachedAnswer | undefined> {
    return this.lastKnown(ERROR_PAGE);
  }

  /** The answers of the pages that show a list, with its current rows. */
  rowPages(list: PublicList): Promise<ReadonlyMap<string, CachedAnswer>> {
    return this.listCache.getOrMake(list, [`pages of ${list}`], () => this.renderRows(list));
  }

  /** Shows the newest release that can be rendered, else the pages of the build. */
  private async openNewest(): Promise<void> {
    for await (const published of this.content.candidates()) {
      if (published.release === 0 && !this.renderer.isSample(published.content)) break;
      try {
        return await this.showAsBefore(published);
      } catch (error) {
        const { stack } = error as Error;
        logger.error(`Could not render release ${published.release}; serving an earlier one`, stack);
      }
    }
    this.content.show(SAMPLE_PUBLISHED);
  }

  /** Shows the stored pages of a release, which any process may have rendered, else renders them. */
  private async showAsBefore(published: Published): Promise<void> {
    const pages = await this.kept.read(this.renderer.keyOf(published));
    if (pages)
      this.show(published, {
        pages,
        images: await this.renderer.imagesOf(published.content),
        rows: NO_ROWS,
        failed: NONE,
      });
    else this.showNew(published, await this.renderer.prepareWhatCan(published, this.pages));
  }

  /** Whether a release is being rendered; all other pages wait for it. */
  get isPreparing(): boolean {
    return this.renderer.isPreparing;
  }

  /** Replaces all pages at once, between two requests. */
  private show(published: Published, { pages, images, rows, failed }: PreparedPages): void {
    for (const address of this.answers.keys()) this.memory.delete(address);
    this.content.show(published);
    this.rows = rows;
    this.failed = failed;
    this.texts = rows === NO_ROWS ? {} : { jobs: ROW_PAGES.jobs(rows), rentals: ROW_PAGES.rentals(rows) };
    this.pages = pages;
    this.answers = new Map([...filesOf(pages), ...images]);
    for (const list of PUBLIC_LISTS) this.listCache.drop(list);
  }

  private showNew(published: Published, prepared: PreparedPages): void {
    this.show(published, prepared);
    // the next start tries failed pages again
    if (prepared.failed.size === 0) void this.kept.keep(this.renderer.keyOf(published), prepared.pages);
  }

  /** Shows the published content unless it is shown already. A rendering that is outdated by its end is dropped. */
  private async catchUp(): Promise<void> {
    for (;;) {
      const shown = this.content.published;
      if ((await this.content.identity()) === shown.identity) return;
      const published = await this.content.read();
      const prepared = await this.renderer.prepareWhatCan(published, this.pages);
      const isNewest = (await this.content.identity()) === published.identity;
      if (isNewest && this.content.published === shown) return this.showNew(published, prepared);
    }
  }

  private async renderRows(list: PublicList): Promise<ReadonlyMap<string, CachedAnswer>> {
    const { release } = this.content;
    const rows = await this.renderer.withRowsOf(list, this.rows);
    const texts = ROW_PAGES[list](rows);
    const changed = [...texts.keys()].filter((address) => texts.get(address) !== this.texts[list]?.get(address));
    const anew = changed.length > 0 ? await this.renderer.renderSome(rows, changed, this.pages) : undefined;
    // a release that was shown meanwhile has its own pages
    if (this.content.release !== release) return this.renderRows(list);
    this.rows = { ...this.rows, [list]: rows[list] };
    this.texts = { ...this.texts, [list]: texts };
    if (anew) this.add(anew);
    const known = [...texts.keys()].map(async (address) => [address, await this.lastKnown(address)] as const);
    return new Map(
      (await Promise.all(known)).filter((entry): entry is [string, CachedAnswer] => entry[1] !== undefined),
    );
  }

  /** Addresses of pages that depend on a list, not only on the content. */
  private rowAddresses(): Set<string> {
    return new Set(PUBLIC_LISTS.flatMap((list) => [...ROW_PAGES[list](this.rows).keys()]));
  }

  /** Adds pages that show rows, and drops those of jobs that are no longer open. */
  private add({ pages: anew, failures }: Rendered): void {
    for (const [address, failure] of failures)
      logger.error(`Could not render page ${address}; serving the previous version`, failure);
    this.failed = new Set([...[...this.failed].filter((address) => !anew.has(address)), ...failures.keys()]);
    const isOpen = ([address]: [string, unknown]) =>
      !address.startsWith(JOBS) || (this.texts.jobs?.has(address) ?? true);
    this.pages = new Map([...this.pages, ...anew].filter(isOpen));
    this.answers = new Map([...this.answers, ...filesOf(anew)].filter(isOpen));
  }
}
