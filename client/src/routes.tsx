import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { JOB_PAGE, jobPath, NOT_FOUND_PAGE, type Page, PAGES, type Screen } from '#shared/catalogue';

type ScreenComponent = ComponentType<{ page: Page }>;

/** The prerendering expects the component of a screen in pages/<screen>/<screen>-page.tsx. */
export const LOADERS: Record<Screen, (page: Page) => Promise<ScreenComponent>> = {
  home: async () => (await import('./pages/home/home-page.tsx')).HomePage,
  about: async () => (await import('./pages/about/about-page.tsx')).AboutPage,
  contact: async () => (await import('./pages/contact/contact-page.tsx')).ContactPage,
  careers: async () => (await import('./pages/careers/careers-page.tsx')).CareersPage,
  job: async () => (await import('./pages/job/job-page.tsx')).JobPage,
  rentals: async () => (await import('./pages/rentals/rentals-page.tsx')).RentalsPage,
  quote: async () => (await import('./pages/quote/quote-page.tsx')).QuotePage,
  apply: async () => (await import('./pages/apply/apply-page.tsx')).ApplyPage,
  inquiry: async () => (await import('./pages/inquiry/inquiry-page.tsx')).InquiryPage,
  projects: async ({ period }) => (await import('./pages/projects/projects-page.tsx')).projectsPage(period!),
  privacy: async () => (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage,
  'admin-login': async () => (await import('./pages/admin-login/admin-login-page.tsx')).AdminLoginPage,
  'admin-dashboard': async () => (await import('./pages/admin-dashboard/admin-dashboard-page.tsx')).AdminDashboardPage,
  'not-found': async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
};

const BY_PATH = new Map(PAGES.map((page) => [page.path, page]));

const JOB = new RegExp(`^${jobPath('[^/]+')}$`);

/** Trailing slashes are ignored. */
export function pageAt(pathname: string): Page {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return BY_PATH.get(path) ?? (JOB.test(path) ? { ...JOB_PAGE, path } : NOT_FOUND_PAGE);
}

/** Loads the code and the data of a page before it is rendered. */
export async function preload(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await LOADERS[page.screen](page);
}

/** The pages of the projects share a screen, but each has a component with its own rows. */
const nameOf = ({ screen, period }: Page) => period ?? screen;

const SCREENS = new Map(
  [...PAGES, JOB_PAGE, NOT_FOUND_PAGE].map((page) => [
    nameOf(page),
    lazy(async () => ({ default: await LOADERS[page.screen](page) })),
  ]),
);

function screenOf(page: Page) {
  const Screen = SCREENS.get(nameOf(page))!;
  return <Screen key={page.path} page={page} />;
}

/** Used instead of the router's `<Routes>`, which would add 3 KB to every page. */
export const AppRoutes = () => screenOf(pageAt(useLocation().pathname));
