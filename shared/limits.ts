/** Every number both sides must agree on. Milliseconds, bytes and characters unless the name says otherwise. */
export const LIMITS = {
  /** At this window width (px) or narrower the menu opens by click and folds behind the hamburger. */
  mobileBreakpoint: 768,
  /** Of the map on the contact page, as map tiles count. */
  mapZoom: 17,
  carouselInterval: 5000,
  carouselTransition: 1000,
  toast: 3000,
  /** How long a deleted row can be brought back. */
  undo: 10_000,
  contactDigits: { min: 10, max: 15 },
  resume: { bytes: 5 * 1024 * 1024, extensions: ['.pdf', '.doc', '.docx'] },
  /** RFC 5321: the longest address a mail server has to take. */
  email: 254,
  password: 200,
  /** Of a password that is set; one that is typed to sign in is only compared. */
  passwordLeast: 8,
  name: 200,
  phone: 50,
  service: 100,
  place: 300,
  meetingDateTime: 100,
  description: 5000,
  fileName: 255,
  note: 5000,
  /** Characters of an inbox search that count; the rest is cut. */
  search: 200,
  /** Submissions on a page of the inbox, unless the call asks for fewer or more. */
  inboxPage: { usual: 50, most: 200 },
  idempotencyKey: { min: 8, max: 100 },
  /** Faster than this (s), no person fills a form. */
  fastestForm: 3,
  vehicleName: 200,
  weightLimit: 100,
  jobTitle: 200,
  jobText: 20_000,
  /** The most sentences an error body lists. */
  errorsListed: 20,
  jsonBytes: 100 * 1024,
  jsonDepth: 8,
  /** Keys and list entries of a JSON body, all levels together; the largest form has nine. */
  jsonEntries: 50,
  /** Of an upload as a whole: the resume, the texts beside it, and what divides them. */
  uploadBytes: 5 * 1024 * 1024 + 64 * 1024,
} as const;
