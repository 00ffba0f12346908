import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type ContentState, SAMPLE_ITEMS, type SampleItem } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { expiringCredentials } from '#shared/content/expiring';
import { deepEqual } from '#shared/content/deep-equal';
import { SAMPLE } from '#shared/content/sample/sample';
import { officeDay } from '#shared/meetings/office-day';
import { hasFirstPassword } from '../../auth/account/admin-account.ts';
import { ENV, type Env } from '../../config/env.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { stateOf, withDrafts } from '../drafts/drafts.service.ts';
import { ContentPictures } from '../pictures/content-pictures.ts';
import { readPublished } from '../published/published-content.ts';
import { isSampleFirm } from '#shared/content/sample/sample-firm';
import { figuresOf } from '#shared/content/site/figures';

const bodiesOf = (drafts: ContentDraft[]) => Object.fromEntries(drafts.map(({ document, body }) => [document, body]));

const addressesOf = ({ services, ownPages }: Content) =>
  [...services.services.filter(({ hidden }) => !hidden), ...ownPages.pages].map(({ id, path }) => ({ id, path }));

type ContentItem = Exclude<SampleItem, 'mailServer' | 'password' | 'domain'>;

/** Whether a part of the content is still the sample's. */
const keeps = (of: (content: Content) => unknown) => (content: Content) => deepEqual(of(content), of(SAMPLE));

/** Whether any entry of a list is still one of the sample's. */
const keepsSome = (of: (content: Content) => string[]) => (content: Content) => {
  const invented = new Set(of(SAMPLE));
  return of(content).some((entry) => invented.has(entry));
};

const projectsOf = ({ projects }: Content) =>
  projects.periods.flatMap(({ completed, subcontracted }) =>
    [...completed, ...subcontracted].map(({ project, location }) => `${project}\n${location}`),
  );

const keepsSomeProject = keepsSome(projectsOf);

/** Whether an item of the content was not replaced yet. */
const IS_LEFT: Record<ContentItem, (content: Content) => boolean> = {
  name: ({ firm }) => firm.name === SAMPLE.firm.name || firm.legalName === SAMPLE.firm.legalName,
  logo: keeps(({ firm }) => firm.logo),
  colours: keeps(({ firm }) => firm.colours),
  address: (content) => keeps(({ firm }) => firm.address)(content) || keeps(({ firm }) => firm.map)(content),
  phones: ({ firm }) => firm.phones.length === 0,
  mailboxes: keepsSome(({ firm }) => firm.mailboxes.map(({ address }) => address)),
  social: keeps(({ firm }) => firm.social),
  about: keepsSome(({ about }) => [about.mission, about.vision, ...about.history]),
  slides: keepsSome(({ home }) => home.slides.map(({ picture }) => picture)),
  services: keeps(({ services }) => services.services),
  projects: keepsSomeProject,
  clients: (content) => keepsSomeProject(content) || figuresOf(content).clients.length === 0,
  credentials: keeps(({ credentials }) => credentials.items),
};

/** Facts about a site beside its content. */
interface SiteFacts extends Pick<Env, 'SMTP_URL' | 'PUBLIC_URL'> {
  /** Whether the admin still has the initial password. */
  hasFirstPassword: boolean;
}

/** An address other than PUBLIC_URL belongs to another site, such as the one the content was exported from. */
const isForeign = ({ firm }: Content, { PUBLIC_URL }: SiteFacts) =>
  firm.site === SAMPLE.firm.site || (PUBLIC_URL !== undefined && firm.site !== PUBLIC_URL);

/** Lists the items that were not replaced yet, except those kept on purpose. */
function sampleLeft(content: Content, facts: SiteFacts): SampleItem[] {
  const kept = new Set<string>(content.firm.kept);
  const isLeft: Record<SampleItem, boolean> = {
    ...(Object.fromEntries(
      Object.entries(IS_LEFT).map(([item, left]) => [item, !kept.has(item) && left(content)]),
    ) as Record<ContentItem, boolean>),
    domain: isForeign(content, facts),
    mailServer: facts.SMTP_URL === undefined,
    password: facts.hasFirstPassword,
  };
  return SAMPLE_ITEMS.filter((item) => isLeft[item]);
}

/** The content as an editor sees it, with its problems and open tasks. */
@Injectable()
export class ContentStateService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly pictures: ContentPictures,
  ) {}

  async state(): Promise<ContentState> {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      const published = await readPublished(manager);
      const drafts = await manager.find(ContentDraft, { order: { document: 'ASC' } });
      const content = withDrafts(published, drafts);
      const pictures = await this.pictures.problemsOf(manager, bodiesOf(drafts));
      return {
        release: published.release,
        content,
        drafts: drafts.map((draft) => stateOf(draft, { pictures, published: published.content })),
        addresses: addressesOf(published.content),
        isSample: isSampleFirm(published.content),
        sampleLeft: sampleLeft(content, { ...this.env, hasFirstPassword: await hasFirstPassword(manager) }),
        expiring: expiringCredentials(published.content, officeDay()),
      };
    });
  }
}
