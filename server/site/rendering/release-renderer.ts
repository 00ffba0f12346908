import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Content } from '#shared/content/documents';
import { hasSampleSign, isSampleFirm } from '#shared/content/sample/sample-firm';
import type { Snapshot } from '#shared/content/site/rendering';
import type { PublicList } from '../../http/cache/list-cache.ts';
import { ENV, type Env, isDeployed } from '../../config/env.ts';
import { type Published, PublishedContent } from '../../content/published/published-content.ts';
import { JobsService } from '../../jobs/jobs.service.ts';
import { PicturesService } from '../../pictures/library/pictures.service.ts';
import { RentalsService } from '../../rentals/rentals.service.ts';
import { WorkMetrics } from '../../work-metrics.ts';
import { postedJob, type Rows } from '../pages/row-pages.ts';
import { FirmImages } from '../firm-images.ts';
import { type BuiltSite, SITE, type SiteFile } from '../site-files.ts';
import { picturesFor } from '../uploaded-pictures.ts';
import type { Page, Pages } from './pages.ts';
import { pagesOf, type Rendered, Renderer } from './renderer.ts';

interface Earlier {
  /** Newest first; the last one is the content of the repository. */
  releases: AsyncIterable<Published>;
  before: number;
  render: (release: Published, only: string[]) => Promise<Rendered>;
}

/** Adds each missing page as the newest earlier release that can render it shows it. */
async function withEarlier(
  pages: Map<string, Page>,
  addresses: string[],
  { releases, before, render }: Earlier,
): Promise<Pages> {
  for await (const published of releases) {
    const missing = addresses.filter((address) => !pages.has(address));
    if (missing.length === 0 || published.release === 0) break; // the content of the repository was never published
    if (published.release >= before) continue;
    const { pages: found } = await render(published, missing);
    for (const address of missing) if (found.has(address)) pages.set(address, found.get(address)!);
  }
  return pages;
}

const logger = new Logger('Site');

/** All pages of a release, rendered but not shown yet. */
export interface PreparedPages {
  pages: Pages;
  rows: Rows;
  /** Pictures made of the firm's logo and name, by address. */
  images: ReadonlyMap<string, SiteFile>;
  /** Pages that could not be rendered: they come from an earlier release or are missing. */
  failed: ReadonlySet<string>;
}

/** Renders pages from content, jobs, rentals and uploaded pictures. */
@Injectable()
export class ReleaseRenderer {
  private readonly renderer: Renderer;
  private preparing = 0;

  constructor(
    @Inject(SITE) private readonly site: BuiltSite,
    @Inject(ENV) private readonly env: Env,
    private readonly content: PublishedContent,
    private readonly jobs: JobsService,
    private readonly rentals: RentalsService,
    private readonly pictures: PicturesService,
    private readonly images: FirmImages,
    work: WorkMetrics,
  ) {
    this.renderer = new Renderer(site.rendering.script, work);
  }

  /** Whether a release is being rendered; all other pages wait for it. */
  get isPreparing(): boolean {
    return this.preparing > 0;
  }

  /** Renders every page of a release without showing it. @throws Error if one of them cannot be rendered */
  prepare(content: Content, shown: Pages): Promise<PreparedPages> {
    return this.rendered(content, shown, (rendered) => Promise.resolve(pagesOf(rendered)));
  }

  /** Renders the pages of a release. One that cannot be rendered stays in its last version and stops no other. */
  prepareWhatCan({ release, content }: Published, shown: Pages): Promise<PreparedPages> {
    return this.rendered(content, shown, async ({ pages, failures }, rows) => {
      for (const [address, failure] of failures)
        logger.error(`Could not render page ${address} of release ${release}; serving the previous version`, failure);
      const earlier = await this.earlier([...failures.keys()], { release, shown, rows });
      return new Map([...earlier, ...pages]);
    });
  }

  /** Renders some pages of the release that is shown. */
  async renderSome(rows: Rows, only: string[], shown: Pages): Promise<Rendered> {
    return this.renderer.render({ snapshot: await this.snapshot(this.content.content, rows), only }, shown);
  }

  /** The rows, with one list read again. */
  async withRowsOf(list: PublicList, rows: Rows): Promise<Rows> {
    return { ...rows, [list]: list === 'jobs' ? await this.readJobs() : await this.rentals.list() };
  }

  /** Key of stored pages: the build and everything they are rendered from, except jobs and rentals. */
  keyOf({ release, identity, content }: Published): string {
    const mark = this.isSample(content) ? '-sample' : '';
    const hash = createHash('sha256').update(identity).digest('hex').slice(0, 8);
    return `${this.site.rendering.version}-${release}-${hash}-${new Date().getFullYear()}${mark}`;
  }

  async imagesOf(content: Content): Promise<PreparedPages['images']> {
    return this.images.of(content, await picturesFor(content, this.site.rendering, this.pictures)).files;
  }

  /** A deployed site that shows the sample firm asks search engines to stay away. */
  isSample(content: Content): boolean {
    return isDeployed(this.env) && isSampleFirm(content);
  }

  /** @param complete adds the pages that could not be rendered */
  private async rendered(
    content: Content,
    shown: Pages,
    complete: (rendered: Rendered, rows: Rows) => Promise<Pages>,
  ): Promise<PreparedPages> {
    this.preparing++;
    try {
      const rows: Rows = { jobs: await this.readJobs(), rentals: await this.rentals.list() };
      const rendered = await this.renderer.render({ snapshot: await this.snapshot(content, rows) }, shown);
      const pages = await complete(rendered, rows);
      return { pages, rows, images: await this.imagesOf(content), failed: new Set(rendered.failures.keys()) };
    } finally {
      this.preparing--;
    }
  }

  /** These pages as they are shown, or as in the newest earlier release; without those that no release has. */
  private earlier(
    addresses: string[],
    { release, shown, rows }: { release: number; shown: Pages; rows: Rows },
  ): Promise<Pages> {
    return withEarlier(new Map([...shown].filter(([address]) => addresses.includes(address))), addresses, {
      releases: this.content.candidates(),
      before: release,
      render: async ({ content }, only) =>
        this.renderer.render({ snapshot: await this.snapshot(content, rows), only }, new Map()),
    });
  }

  private async readJobs(): Promise<Rows['jobs']> {
    return Promise.all((await this.jobs.posted()).map(postedJob));
  }

  private async snapshot(content: Content, rows: Rows): Promise<Snapshot> {
    const { rendering } = this.site;
    const { pictures, shares } = await picturesFor(content, rendering, this.pictures);
    const { icons, share } = this.images.of(content, { pictures, shares });
    return {
      content,
      pictures,
      shares: share ? new Map([...shares, [content.pages.share.picture, share]]) : shares,
      ...(icons && { icons }),
      isSample: this.isSample(content),
      hasSampleSign: hasSampleSign(content),
      version: rendering.version,
      ...rows,
    };
  }
}
