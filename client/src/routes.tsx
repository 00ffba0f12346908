import { type ComponentType, lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Screen } from '#shared/catalogue';
import type { PageData } from '#shared/content/site/page-data';
import type { PageAddress, SiteData } from '#shared/content/addresses/site';
import type { ADMIN_LOADERS } from './admin-routes.ts';
import { loadCode } from './api/load-code.ts';
import { useServedPage, useServedSite, useSite } from './content/content-context.tsx';
import { useEditedContent } from './content/edited-content.ts';
import { loadPage } from './content/load-page.ts';
import { pageAt } from './content/page-at.ts';
import { PageProvider } from './content/page-context.tsx';
import { pressAgain } from './early-presses.ts';

const adminLoader = (screen: keyof typeof ADMIN_LOADERS) => async () =>
  (await import('./admin-routes.ts')).ADMIN_LOADERS[screen]();

/** Each screen's component is in <screen>-page.tsx; the build finds its chunk by that name. */
export const LOADERS: Record<Screen, () => Promise<ComponentType>> = {
  home: async () => (await import('./pages/home/home-page.tsx')).HomePage,
  about: async () => (await import('./pages/about/about-page.tsx')).AboutPage,
  contact: async () => (await import('./pages/contact/contact-page.tsx')).ContactPage,
  careers: async () => (await import('./pages/careers/careers-page.tsx')).CareersPage,
  job: async () => (await import('./pages/careers/job/job-page.tsx')).JobPage,
  rentals: async () => (await import('./pages/rentals-list/rentals-page.tsx')).RentalsPage,
  quote: async () => (await import('./pages/offers/quote-page.tsx')).QuotePage,
  apply: async () => (await import('./pages/apply/apply-page.tsx')).ApplyPage,
  inquiry: async () => (await import('./pages/services/inquiry-page.tsx')).InquiryPage,
  projects: async () => (await import('./pages/project/projects-page.tsx')).ProjectsPage,
  'all-projects': async () => (await import('./pages/projects/all-projects-page.tsx')).AllProjectsPage,
  privacy: async () => (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage,
  credentials: async () => (await import('./pages/credentials/credentials-page.tsx')).CredentialsPage,
  profile: async () => (await import('./pages/company-profile/profile-page.tsx')).ProfilePage,
  own: async () => (await import('./pages/pages/own-page.tsx')).OwnPage,
  'admin-login': adminLoader('admin-login'),
  'admin-password': adminLoader('admin-password'),
  'admin-dashboard': adminLoader('admin-dashboard'),
  'not-found': async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
};

const loadScreen = (screen: Screen) => loadCode(LOADERS[screen]);

/** Replaces a page of newer content by a reload; the browser is already at its address, with query, hash and state. */
function ReloadPage() {
  useEffect(() => {
    location.reload();
  }, []);
  return null;
}

interface CachedPage {
  component: ComponentType;
  failed: boolean;
}

/** Pages already shown or loaded, by screen and path: React needs the same component on every render. */
const shown = new WeakMap<SiteData, Map<string, CachedPage>>();

function pagesOf(site: SiteData): Map<string, CachedPage> {
  const pages = shown.get(site) ?? new Map<string, CachedPage>();
  shown.set(site, pages);
  return pages;
}

const keyOf = ({ screen, path }: PageAddress) => screen + path; // the editor may give a service another form

async function load(site: SiteData, served: PageData, address: PageAddress): Promise<ComponentType> {
  const edited = useEditedContent.getState().pageAt?.(address);
  const [Screen, data] = await Promise.all([loadScreen(address.screen), edited ?? loadPage(site, served, address)]);
  if (!data) return ReloadPage;
  return function Loaded() {
    useEffect(() => {
      pressAgain();
    }, []);
    return (
      <PageProvider data={data}>
        <Screen />
      </PageProvider>
    );
  };
}

function cachePage(site: SiteData, served: PageData, address: PageAddress): CachedPage {
  const fail = (error: unknown): never => {
    cached.failed = true;
    throw error;
  };
  const loaded = async () => ({ default: await load(site, served, address).catch(fail) });
  const cached: CachedPage = { component: lazy(loaded), failed: false };
  return cached;
}

/** Loads a page before it is rendered, so that it is shown without a wait. */
export async function preload(site: SiteData, served: PageData, pathname: string): Promise<void> {
  const address = pageAt(site, pathname);
  const pages = pagesOf(site);
  const key = keyOf(address);
  if (pages.has(key)) return;
  const component = await load(site, served, address);
  if (!pages.has(key)) pages.set(key, { component, failed: false });
}

/** Used instead of the router's `<Routes>`, which would add 3 KB to every page. */
export function AppRoutes() {
  const site = useServedSite();
  const served = useServedPage();
  const address = pageAt(useSite(), useLocation().pathname);
  const pages = pagesOf(site);
  const key = keyOf(address);
  const page = pages.get(key) ?? cachePage(site, served, address);
  pages.set(key, page);
  const Page = page.component;
  return <Page />;
}

/** Lets pages that failed to load try again. */
export function forgetFailures(site: SiteData): void {
  const pages = shown.get(site);
  for (const [path, { failed }] of pages ?? []) if (failed) pages?.delete(path);
}
