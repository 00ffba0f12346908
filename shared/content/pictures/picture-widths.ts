/** Widths relative to the original. The second of 1,600 px is 736: a phone with 412 px at a pixel ratio of 1.75 needs 721. */
export const SHARES = [0.27, 0.46, 0.65, 1] as const;

/** Of originals that fill a wide window. The first of 2,400 px is 816: the same phone needs 793, as it crops the sides. */
export const WIDE_SHARES = [0.34, 0.48, 0.65, 1] as const;

const WIDE = 2000;

export const widthsOf = (width: number): number[] =>
  (width < WIDE ? SHARES : WIDE_SHARES).map((share) => Math.round(width * share));

/** The repository's pictures are served below this path, with all files whose names contain a hash. */
export const FOLDER = 'assets';

/** Uploaded pictures are served below this path. */
export const UPLOADED_FOLDER = 'pictures';
