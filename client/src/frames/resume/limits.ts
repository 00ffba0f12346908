/** Keep a file that was made to harm from taking the browser's memory and time. */

/** Longer than any resume. */
export const MOST_PAGES = 50;

/** Pixels of a picture in the file; a page scanned at 600 dpi has 35 million. */
export const MOST_PICTURE_PIXELS = 40_000_000;

/** Bytes that a decoded picture may take; larger ones are shown at a lower resolution. */
export const MOST_PICTURE_BYTES = 64 * 1024 * 1024;

/** Pixels of a page on the screen; a page that is larger is shown at a lower resolution. */
export const MOST_PAGE_PIXELS = 12_000_000;

/** How many times longer than wide a page may be, or wider than long. */
export const MOST_RATIO = 8;

/** Milliseconds in which the file must be read, and then each page drawn. */
export const TIME = { file: 20_000, page: 15_000 };
