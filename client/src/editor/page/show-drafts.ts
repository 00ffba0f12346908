import { flushSync } from 'react-dom';
import { type Content, DOCUMENT_NAMES } from '#shared/content/documents';
import { deepEqual } from '#shared/content/deep-equal';
import { pageDataOf } from '#shared/content/site/make-page';
import { siteOf, type SiteSource } from '#shared/content/site/make-site';
import type { PageData } from '#shared/content/site/page-data';
import type { PictureSource } from '#shared/content/pictures/picture';
import { allProjects } from '#shared/content/site/shown-projects';
import { themeOf } from '#shared/content/theme/theme';
import { PROGRAM_PAGES } from '#shared/content/addresses/program-pages';
import { addressesOf, type SiteData } from '#shared/content/addresses/site';
import { logFailure } from '../../api/log.ts';
import { useEditedContent } from '../../content/edited-content.ts';
import { type Drafts, useDrafts } from '../drafts/drafts-store.ts';
import { type PanelState, usePanel } from '../panel/panel-store.ts';
import { withUsablePeriods } from './period-names.ts';
import { withUsableAddresses } from './page-addresses.ts';
import { withPlaces } from './with-places.ts';

/** Milliseconds after which the page shows the drafts even if the browser has not been idle. */
const LATEST = 500;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(asked);
}

/** Renders once the browser is idle, or at once when somebody presses on the page. @returns a function that cancels it */
function whenIdleOrPressed(render: () => void): () => void {
  const now = () => {
    cancel();
    flushSync(render); // the handlers of the same press find the new page
  };
  const cancelIdle = whenIdle(now);
  const cancel = () => {
    cancelIdle();
    document.removeEventListener('pointerdown', now, true);
  };
  document.addEventListener('pointerdown', now, true);
  return cancel;
}

type Pictures = Pick<Drafts, 'repository' | 'library'>;

let last: (Pictures & { byId: ReadonlyMap<string, PictureSource> }) | undefined;

/** All pictures by id; the same map until the pictures change. */
export function picturesOf({ repository, library }: Pictures): ReadonlyMap<string, PictureSource> {
  if (last?.repository !== repository || last.library !== library) {
    const uploaded = library.map((picture) => [picture._id, picture] as const);
    const built = repository.pictures.map((picture) => [picture.id, picture] as const);
    last = { repository, library, byId: new Map<string, PictureSource>([...built, ...uploaded]) };
  }
  return last.byId;
}

const placedContent = (content: Content): Content =>
  Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, withPlaces(name, content[name])])) as Content;

const sourceOf = (content: Content, pictures: Pictures, site: SiteData): SiteSource => ({
  content,
  pictures: picturesOf(pictures),
  shares: new Map(pictures.repository.shares.map(({ id, ...share }) => [id, share])),
  version: site.version,
  isSample: site.isSample,
  hasSampleSign: site.hasSampleSign && content.firm.name === site.firm.name && !content.firm.logo,
});

/** The data of pages, made on first use. */
function pagesOf(source: SiteSource, site: SiteData): (address: { path: string }) => PageData | undefined {
  const addresses = new Map(addressesOf(site).map((address) => [address.path, address]));
  const made = new Map<string, PageData>();
  return ({ path }) => {
    const address = addresses.get(path);
    if (!address || address.screen in PROGRAM_PAGES) return undefined;
    const data = made.get(path) ?? pageDataOf(source, address);
    made.set(path, data);
    return data;
  };
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** Applies the draft's colours, unless one of them is incomplete. */
function paint(colours: Content['firm']['colours']): void {
  const { style } = document.documentElement;
  if (!Object.values(colours).every(isColour)) return;
  for (const [property, value] of themeOf(colours)) style.setProperty(property, value);
}

function unpaint(): void {
  const { style } = document.documentElement;
  for (const [property] of themeOf({ ink: '', accent: '' })) style.removeProperty(property);
}

function show({ content, repository, library }: Drafts, served: SiteData): void {
  if (!content) return;
  try {
    const source = sourceOf(
      withUsablePeriods(withUsableAddresses(placedContent(content))),
      { repository, library },
      served,
    );
    const made = siteOf(source);
    // keep the page of licenses when the last one is removed, because the next one is added there
    const shown = useEditedContent.getState().site ?? served;
    const site = { ...made, hasCredentials: made.hasCredentials || shown.hasCredentials };
    useEditedContent.setState({ site, pageAt: pagesOf(source, site), allProjects: () => allProjects(source) });
    // the served page already has these colours
    if (deepEqual(content.firm.colours, served.firm.colours)) unpaint();
    else paint(content.firm.colours);
  } catch (error) {
    logFailure('The page cannot show this draft: it stays as it was.', error); // such as an incomplete date
  }
}

/** Whether updates of the page are paused. */
const isHeld = ({ covered, typing }: Pick<PanelState, 'covered' | 'typing'>) =>
  covered || typing?.element.isConnected === true;

/** Shows the drafts on the pages, now and after every change. @returns a function that ends it */
export function showDrafts(served: SiteData): () => void {
  const drafts = useDrafts.getState();
  const isPublished = drafts.drafts.length === 0 && drafts.queue.length === 0;
  const first = () => show(useDrafts.getState(), served);
  // nothing differs from the published page, so render the panel first
  const cancel = isPublished ? whenIdleOrPressed(first) : first();
  const stop = useDrafts.subscribe((now, before) => {
    if (!isHeld(usePanel.getState()) && (now.content !== before.content || now.library !== before.library))
      show(now, served);
  });
  const stopWaiting = usePanel.subscribe((now, before) => {
    if (isHeld(before) && !isHeld(now)) show(useDrafts.getState(), served);
  });
  return () => {
    cancel?.();
    stop();
    stopWaiting();
    useEditedContent.setState({ site: undefined, pageAt: undefined, allProjects: undefined });
    unpaint();
  };
}
