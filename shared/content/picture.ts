/** A picture in the widths and formats in which it is served. */
export interface PictureSource {
  /** What the addresses of its files begin with. */
  base: string;
  /** Of its files (px), the narrowest first. */
  widths: readonly number[];
  /** Size of the original (px), so that the page reserves its place. */
  width: number;
  height: number;
  /** Index of its placeholder's colour in TONES. */
  tone: number;
}

/** How content names a picture. */
export interface PictureUse {
  picture: string;
  alt: string;
  focus?: { x: number; y: number };
}

/** A picture as a page shows it. */
export interface ShownPicture extends PictureSource {
  alt: string;
  focus?: { x: number; y: number };
}

/** The picture of a page's links in social networks. */
export interface SharePicture {
  /** Without the origin. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Colours that stand in a picture's place until it has loaded; tones.module.css has a class for each. */
export const TONES = [
  '#1c2733',
  '#3a4652',
  '#5f6b76',
  '#8a949c',
  '#b4bbc0',
  '#d9dcdd',
  '#6b4f36',
  '#9a7448',
  '#c9a46a',
  '#e0c9a0',
  '#2f5d7c',
  '#5f93b5',
  '#9fc3d8',
  '#3f5a38',
  '#748a55',
  '#a9b98a',
] as const;

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The tone that is nearest to a colour such as `#12263a`. */
export function nearestTone(colour: string): number {
  const wanted = channels(colour);
  const distances = TONES.map((tone) => channels(tone).reduce((sum, part, at) => sum + (part - wanted[at]) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** The address of one file of a picture. */
export const pictureFile = (base: string, width: number, format: PictureFormat): string => `${base}-${width}.${format}`;
