/** Limits for both sides, in milliseconds, bytes or characters unless noted. */
export const LIMITS = {
  /** Window width in pixels up to which submenus open on click and a button shows the menu. */
  mobileBreakpoint: 768,
  /** Zoom level of the map on the contact page. */
  mapZoom: 17,
  carouselInterval: 5000,
  carouselTransition: 1000,
  toast: 3000,
  /** How long the dashboard offers to restore a deleted row. */
  undo: 10_000,
  contactDigits: { min: 10, max: 15 },
  resume: { bytes: 5 * 1024 * 1024, extensions: ['.pdf', '.doc', '.docx'] },
  /** RFC 5321: the longest address that mail servers must accept. */
  email: 254,
  password: 200,
  /** Of ADMIN_PASSWORD. Passwords chosen on the site must be longer: see accounts/account-limits.ts. */
  passwordMin: 8,
  name: 200,
  phone: 50,
  service: 100,
  place: 300,
  meetingDateTime: 100,
  description: 5000,
  fileName: 255,
  note: 5000,
  /**
   * An uploaded picture: bytes and pixels of the original, and bytes of memory for decoding, depending on the machine. A photograph of 40
   * megapixels takes 160 to 200 MB, a progressive one more.
   */
  picture: {
    bytes: 25 * 1024 * 1024,
    pixels: 50_000_000,
    memory: { min: 256 * 1024 * 1024, max: 1024 * 1024 * 1024 },
  },
  /** A PDF for visitors. */
  download: { bytes: 20 * 1024 * 1024 },
  alternativeText: 300,
  /** Pictures on a page of the library: default and maximum. */
  picturePage: { default: 50, max: 200 },
  idempotencyKey: { min: 8, max: 100 },
  /** Seconds. A form filled in faster is suspected spam. */
  fastestForm: 3,
  vehicleName: 200,
  weightLimit: 100,
  jobTitle: 200,
  jobText: 20_000,
  /** Sentences in an error body. */
  errorsListed: 20,
  jsonBytes: 100 * 1024,
  jsonDepth: 8,
  /** Keys and array items of a JSON body at all levels. The largest form has nine. */
  jsonEntries: 50,
  /** Changes of a draft in one call. */
  contentChanges: 3000,
  /** A body with content, such as 300 pasted projects or 10,000 restored ones. */
  contentJson: { bytes: 4 * 1024 * 1024, depth: 14, entries: 120_000 },
  /** Releases that are kept, besides the last one of each month. */
  keptReleases: 50,
  /** Problems of one document; documents with more are refused. */
  contentProblems: 3000,
  /** The published content with its original pictures in one file. Larger sites move by backup. */
  contentFile: { bytes: 500 * 1024 * 1024 },
} as const;
