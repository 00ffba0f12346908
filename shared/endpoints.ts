/** Below this prefix everything is API; `/api/v1/...` answers the same. */
export const API_PREFIX = 'api';

/** Paths of the API, below the prefix. */
export const ENDPOINTS = {
  adminLogin: 'admin-login',
  adminSession: 'admin-session',
  rentals: 'rental',
  jobs: 'jobs',
  offers: 'offers',
  applications: 'apply',
  inquiries: 'services',
} as const;

/** Swagger's page and its document, from the origin. */
export const API_DOCS = { page: `${API_PREFIX}/docs`, document: `${API_PREFIX}/docs-json` } as const;
