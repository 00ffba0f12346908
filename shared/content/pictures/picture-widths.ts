/** Widths relative to the original. The second of 1,600 px is 736: a phone of 412 px at a pixel ratio of 1.75 needs 721. */
export const SHARES = [0.27, 0.46, 0.65, 1] as const;

/** For originals that fill a wide window. The first of 2,400 px is 816: the same phone needs 793, because it crops the sides. */
export const WIDE_SHARES = [0.34, 0.48, 0.65, 1] as const;

const WIDE = 2000;

export const widthsOf = (width: number): number[] =>
  (width < WIDE ? SHARES : WIDE_SHARES).map((share) => Math.round(width * share));

/** Path of the repository's pictures, and of all files with a hash in their name. */
export const FOLDER = 'assets';

/** Path of uploaded pictures. */
export const UPLOADED_FOLDER = 'pictures';
