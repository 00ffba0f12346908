/** The value of Cache-Control for an address whose file never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
