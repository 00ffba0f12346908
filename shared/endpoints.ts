/** Below this prefix everything is API; `/api/v1/...` answers the same. */
export const API_PREFIX = 'api';

/** Paths of the API, below the prefix. */
export const ENDPOINTS = {
  health: 'health',
  adminLogin: 'admin-login',
  adminSession: 'admin-session',
  otherSessions: 'admin-session/others',
  adminPassword: 'admin-password',
  rentals: 'rental',
  jobs: 'jobs',
  offers: 'offers',
  applications: 'apply',
  inquiries: 'services',
  submissions: 'admin/submissions',
  personalData: 'admin/personal-data',
  content: 'admin/content',
  pictures: 'admin/pictures',
} as const;

/** The field of a multipart form that holds an uploaded picture. */
export const PICTURE_FIELD = 'file';

/** For Prometheus, below the prefix: there where a token for it is set. */
export const METRICS_ENDPOINT = 'metrics';

/** Swagger's page and its document, from the origin. */
export const API_DOCS = { page: `${API_PREFIX}/docs`, document: `${API_PREFIX}/docs-json` } as const;

/** Headers of the three forms' calls, beside the body that the specification words. */
export const FORM_HEADERS = {
  /** One for each filled form: sent again with the same body, it is answered again and stored once. */
  idempotencyKey: 'Idempotency-Key',
  /** Whole seconds from the first look at the form to its sending. */
  secondsToFill: 'X-Form-Seconds',
} as const;

/** Shows a sign-in, where no cookie does, that it comes from a place which the admin knows. */
export const PLACE_HEADER = 'X-Sign-In-Place';

/** The part of the sign-in page's address, behind its `#`, that brings what the header sends. */
export const PLACE_PARAMETER = 'place';

/** Name of an input that no person sees; it is sent only when something filled it in. */
export const TRAP_FIELD = 'subject';
