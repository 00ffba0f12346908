/** Limits that keep a malicious file from exhausting the browser's memory and time. */

/** More than any resume has. */
export const MOST_PAGES = 50;

/** Pixels of an image in the file; a page scanned at 600 dpi has 35 million. */
export const MOST_PICTURE_PIXELS = 40_000_000;

/** Bytes of a decoded image; larger ones are shown at a lower resolution. */
export const MOST_PICTURE_BYTES = 64 * 1024 * 1024;

/** Pixels of a page on the screen; larger pages are shown at a lower resolution. */
export const MOST_PAGE_PIXELS = 12_000_000;

/** Maximum ratio of a page's longer side to its shorter one. */
export const MOST_RATIO = 8;

/** Milliseconds to read the file, and then to draw each page. */
export const TIME = { file: 20_000, page: 15_000 };
