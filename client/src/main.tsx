import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { logFailure } from './api/log.ts';
import { App } from './app.tsx';
import { ContentProvider } from './content/content-context.tsx';
import { pageAt } from './content/page-at.ts';
import { servedContent } from './content/served-content.ts';
import { preload } from './routes.tsx';

const root = document.getElementById('root')!;
const { site, data: served } = servedContent();
const app = (
  <StrictMode>
    <BrowserRouter>
      <ContentProvider site={site} served={served}>
        <App />
      </ContentProvider>
    </BrowserRouter>
  </StrictMode>
);

/** Whether the visitor has turned on data saving; not every browser reports it. */
const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

async function preloadPage(link: HTMLAnchorElement | null) {
  if (link?.origin !== location.origin || !navigator.onLine || savesData()) return;
  await preload(site, served, link.pathname).catch(() => undefined); // a click on the link reports the failure
}

/** Fetches a page's code and data while a link to it is hovered or focused. */
const preloadTarget = ({ target }: Event) => void preloadPage(target instanceof Element ? target.closest('a') : null);
document.addEventListener('pointerover', preloadTarget, { passive: true });
document.addEventListener('focusin', preloadTarget, { passive: true });

let clicks = 0;

/** Fetches the pages of the menu's open groups one after the other, until the next click: a finger hovers over no link before it presses. */
async function preloadGroups(click: number) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav [aria-expanded=true] + ul > li > a'))
    if (click === clicks) await preloadPage(link);
}
document.addEventListener('click', ({ target }) => {
  const click = ++clicks;
  // once the group is open; a followed link has the processor to itself
  if (!(target instanceof Element && target.closest('a'))) setTimeout(() => void preloadGroups(click));
});

/** Hydrates only the HTML of this page: the error page is served at every unknown address. */
async function start() {
  await preload(site, served, location.pathname);
  if (root.dataset.page === pageAt(site, location.pathname).path) {
    startTransition(() => void hydrateRoot(root, app)); // in slices, so that the page stays responsive
    return;
  }
  document.head
    .querySelectorAll(
      'title, meta[name=description], meta[name=robots], meta[property], meta[name^=twitter], link[rel=canonical]',
    )
    .forEach((tag) => tag.remove());
  createRoot(root).render(app);
}

/** Leaves prerendered HTML readable and shows a notice. */
function fail(error: unknown) {
  logFailure('The page could not be loaded.', error);
  if (root.dataset.page !== pageAt(site, location.pathname).path) {
    createRoot(root).render(app); // tries again, and shows the failure instead of the page
    return;
  }
  document.getElementById('not-loaded')!.hidden = false;
}

start().catch(fail);
