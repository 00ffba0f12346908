/** Paths of the built-in pages. `content/addresses/site.ts` adds those of services, periods and jobs. */
export const PATHS = {
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  /** The route of all jobs; `jobPath` returns the path of one. */
  job: '/careers/:id',
  /** All years; each list has its own page besides. */
  projects: '/projects',
  rentals: '/rentals-list',
  offers: '/offers',
  apply: '/apply',
  services: '/services',
  privacy: '/privacy',
  /** Exists once the firm has entered a license or a certificate. */
  credentials: '/credentials',
  profile: '/company-profile',
  adminLogin: '/admin-login',
  adminPassword: '/admin-password',
  adminDashboard: '/admin-dashboard',
  /** Not a route: the path under which the error page is rendered. */
  notFound: '/404',
} as const;

export const jobPath = (id: string) => PATHS.job.replace(':id', id);

/** The kinds of pages. */
export type Screen =
  | 'home'
  | 'about'
  | 'contact'
  | 'careers'
  | 'job'
  | 'rentals'
  | 'quote'
  | 'apply'
  | 'inquiry'
  | 'projects'
  | 'all-projects'
  | 'privacy'
  | 'credentials'
  | 'profile'
  /** A page of the owner's own. */
  | 'own'
  | 'admin-login'
  | 'admin-password'
  | 'admin-dashboard'
  | 'not-found';
