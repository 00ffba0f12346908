/** The prefix of the API. `/api/v1/...` answers the same. */
export const API_PREFIX = 'api';

/** Paths of the API, relative to the prefix. */
export const ENDPOINTS = {
  health: 'health',
  adminLogin: 'admin-login',
  adminSession: 'admin-session',
  otherSessions: 'admin-session/others',
  adminPassword: 'admin-password',
  rentals: 'rental',
  jobs: 'jobs',
  closedJobs: 'admin/closed-jobs',
  offers: 'offers',
  applications: 'apply',
  inquiries: 'services',
  submissions: 'admin/submissions',
  personalData: 'admin/personal-data',
  content: 'admin/content',
  contentFile: 'admin/content/file',
  downloads: 'admin/content/downloads',
  pictures: 'admin/pictures',
} as const;

/** The multipart field of an uploaded picture or download. */
export const UPLOAD_FIELD = 'file';

/** For Prometheus, relative to the prefix. It exists only if its token is configured. */
export const METRICS_ENDPOINT = 'metrics';

/** Swagger's page and the OpenAPI document, relative to the origin. */
export const API_DOCS = { page: `${API_PREFIX}/docs`, document: `${API_PREFIX}/docs-json` } as const;

/** Headers of form calls, in addition to the body in the specification. */
export const FORM_HEADERS = {
  /** Unique to each filled form. A form sent again with the same key and body is stored once and gets the same answer. */
  idempotencyKey: 'Idempotency-Key',
  /** Whole seconds between the first display of the form and its sending. */
  secondsToFill: 'X-Form-Seconds',
} as const;

/** Identifies a known browser at sign-in, in place of its cookie. */
export const BROWSER_HEADER = 'X-Sign-In-Place';

/** The parameter in the fragment of the sign-in page's address that is sent in this header. */
export const BROWSER_PARAMETER = 'place';

/** Name of an input hidden from people: only programs fill it in. */
export const HONEYPOT_FIELD = 'subject';
