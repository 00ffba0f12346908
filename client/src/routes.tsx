import { type ComponentType, lazy } from 'react';
import type { Screen } from '#shared/catalogue';
import type { PageData } from '#shared/content/page-data';
import type { SiteData } from '#shared/content/site';
import { preloadData } from './content/load-page.ts';
import { pageAt } from './content/page-at.ts';
import { CurrentPage } from './content/page-context.tsx';

/** The prerendering expects the component of a screen in pages/<screen>/<screen>-page.tsx. */
export const LOADERS: Record<Screen, () => Promise<ComponentType>> = {
  home: async () => (await import('./pages/home/home-page.tsx')).HomePage,
  about: async () => (await import('./pages/about/about-page.tsx')).AboutPage,
  contact: async () => (await import('./pages/contact/contact-page.tsx')).ContactPage,
  careers: async () => (await import('./pages/careers/careers-page.tsx')).CareersPage,
  job: async () => (await import('./pages/job/job-page.tsx')).JobPage,
  rentals: async () => (await import('./pages/rentals/rentals-page.tsx')).RentalsPage,
  quote: async () => (await import('./pages/quote/quote-page.tsx')).QuotePage,
  apply: async () => (await import('./pages/apply/apply-page.tsx')).ApplyPage,
  inquiry: async () => (await import('./pages/inquiry/inquiry-page.tsx')).InquiryPage,
  projects: async () => (await import('./pages/projects/projects-page.tsx')).ProjectsPage,
  privacy: async () => (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage,
  credentials: async () => (await import('./pages/credentials/credentials-page.tsx')).CredentialsPage,
  'admin-login': async () => (await import('./pages/admin-login/admin-login-page.tsx')).AdminLoginPage,
  'admin-dashboard': async () => (await import('./pages/admin-dashboard/admin-dashboard-page.tsx')).AdminDashboardPage,
  'not-found': async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
};

/** Loads the code and the data of a page before it is rendered. */
export async function preload(site: SiteData, served: PageData, pathname: string): Promise<void> {
  const address = pageAt(site, pathname);
  await Promise.all([LOADERS[address.screen](), preloadData(site, served, address)]);
}

const SCREENS = new Map(
  Object.entries(LOADERS).map(([screen, load]) => [screen, lazy(async () => ({ default: await load() }))]),
);

function screenOf({ page: { screen, path } }: PageData) {
  const Screen = SCREENS.get(screen)!;
  return <Screen key={path} />;
}

/** Used instead of the router's `<Routes>`, which would add 3 KB to every page. */
export const AppRoutes = () => <CurrentPage>{screenOf}</CurrentPage>;
