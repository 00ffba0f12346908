/** The paths of the program's own pages. Services, periods and jobs bring theirs: see content/site.ts. */
export const PATHS = {
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  /** Of every job; `jobPath` gives the path of one. */
  job: '/careers/:id',
  /** Of all years; each list has a page of its own. */
  projects: '/projects',
  rentals: '/rentals-list',
  offers: '/offers',
  apply: '/apply',
  services: '/services',
  privacy: '/privacy',
  /** Once the firm has entered a license or a certificate. */
  credentials: '/credentials',
  profile: '/company-profile',
  adminLogin: '/admin-login',
  adminPassword: '/admin-password',
  adminDashboard: '/admin-dashboard',
  /** No route: the path under which the error page is rendered. */
  notFound: '/404',
} as const;

export const jobPath = (id: string) => PATHS.job.replace(':id', id);

/** The kinds of pages; each has a folder in client/src/pages. */
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
  | 'admin-login'
  | 'admin-password'
  | 'admin-dashboard'
  | 'not-found';
