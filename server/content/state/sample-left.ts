import { SAMPLE_ITEMS, type SampleItem } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { same } from '#shared/content/same';
import { SAMPLE } from '#shared/content/sample/sample';
import type { Env } from '../../config/env.ts';

type ContentItem = Exclude<SampleItem, 'mailServer'>;

/** A place, and another one, of content. */
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

/** By item, whether content still says of it what the sample says. */
const IS_LEFT: Record<ContentItem, (content: Content) => boolean> = {
  name: ({ firm }) => firm.name === SAMPLE.firm.name || firm.legalName === SAMPLE.firm.legalName,
  logo: keeps(({ firm }) => firm.logo),
  colours: keeps(({ firm }) => firm.colours),
  address: (content) => keeps(({ firm }) => firm.address)(content) || keeps(({ firm }) => firm.map)(content),
  mailboxes: keepsSome(({ firm }) => firm.mailboxes.map(({ address }) => address)),
  slides: keepsSome(({ home }) => home.slides.map(({ picture }) => picture)),
  services: keeps(({ services }) => services.services),
  projects: keepsSome(projectsOf),
  credentials: keeps(({ credentials }) => credentials.items),
  domain: keeps(({ firm }) => firm.site),
};

/** What of a site is still as it came. */
export const sampleLeft = (content: Content, { SMTP_URL }: Pick<Env, 'SMTP_URL'>): SampleItem[] =>
  SAMPLE_ITEMS.filter((item) => (item === 'mailServer' ? SMTP_URL === undefined : IS_LEFT[item](content)));
