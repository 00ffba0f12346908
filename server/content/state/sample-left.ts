import { SAMPLE_ITEMS, type SampleItem } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { figuresOf } from '#shared/content/site/figures';
import { same } from '#shared/content/same';
import { SAMPLE } from '#shared/content/sample/sample';
import type { Env } from '../../config/env.ts';

type ContentItem = Exclude<SampleItem, 'mailServer' | 'password' | 'domain'>;

/** Whether a part of the content is still the sample's. */
const keeps = (of: (content: Content) => unknown) => (content: Content) => same(of(content), of(SAMPLE));

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
export interface SiteFacts extends Pick<Env, 'SMTP_URL' | 'PUBLIC_URL'> {
  /** Whether the admin still has the initial password. */
  hasFirstPassword: boolean;
}

/** An address other than PUBLIC_URL belongs to another site, such as the one the content was exported from. */
const isForeign = ({ firm }: Content, { PUBLIC_URL }: SiteFacts) =>
  firm.site === SAMPLE.firm.site || (PUBLIC_URL !== undefined && firm.site !== PUBLIC_URL);

/** Lists the items that were not replaced yet, except those kept on purpose. */
export function sampleLeft(content: Content, facts: SiteFacts): SampleItem[] {
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
