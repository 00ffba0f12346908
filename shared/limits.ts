/** Limits that both sides use, in milliseconds, bytes or characters unless noted. */
export const LIMITS = {
  /** Up to this window width (px) submenus open on click, and a button shows the menu. */
  mobileBreakpoint: 768,
  /** Of the map on the contact page, as map tiles count. */
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
  /** Of ADMIN_PASSWORD. A password that is chosen on the site needs more: see accounts/account-limits.ts. */
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
   * An uploaded picture: bytes and pixels of the original, and the memory (bytes) that decoding it may take, depending on
   * the machine. A camera's photograph of 40 megapixels takes 160 to 200 MB; a progressive one takes more.
   */
  picture: {
    bytes: 25 * 1024 * 1024,
    pixels: 50_000_000,
    memory: { min: 256 * 1024 * 1024, max: 1024 * 1024 * 1024 },
  },
  /** Of the picture itself, and what divides the parts of its form. */
  pictureUploadBytes: 25 * 1024 * 1024 + 64 * 1024,
  /** What a picture shows, in words. */
  alternativeText: 300,
  /** Pictures on a page of the library: the default and the maximum. */
  picturePage: { default: 50, max: 200 },
  idempotencyKey: { min: 8, max: 100 },
  /** Seconds. A form that is filled in faster is suspected spam. */
  fastestForm: 3,
  vehicleName: 200,
  weightLimit: 100,
  jobTitle: 200,
  jobText: 20_000,
  /** The maximum number of sentences in an error body. */
  errorsListed: 20,
  jsonBytes: 100 * 1024,
  jsonDepth: 8,
  /** Keys and array items of a JSON body on all levels. The largest form has nine. */
  jsonEntries: 50,
  /** Changes of a draft that are saved by one call. */
  contentChanges: 3000,
  /** Of a body that holds content: 300 projects are pasted at once, and 10,000 restored. */
  contentJson: { bytes: 4 * 1024 * 1024, depth: 14, entries: 120_000 },
  /** Releases that are kept, beside the last one of each month. */
  keptReleases: 50,
  /** What keeps one document from being published: more is refused, and nobody would read it. */
  contentProblems: 3000,
  /** What is published, with the originals of its pictures, as one file. Larger sites move by backup. */
  contentFile: { bytes: 500 * 1024 * 1024 },
  /** A whole upload: the resume, the text fields, and the boundaries between them. */
  uploadBytes: 5 * 1024 * 1024 + 64 * 1024,
} as const;
