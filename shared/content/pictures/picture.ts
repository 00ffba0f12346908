import type { PictureFormat } from './picture-formats.ts';
import type { Tone } from './tones.ts';

/** A picture in the widths and formats in which it is served. */
export interface PictureSource {
  /** What the addresses of its files begin with. */
  base: string;
  /** Of its files (px), the narrowest first. */
  widths: readonly number[];
  /** Size of the original (px), so that the page reserves its place. */
  width: number;
  height: number;
  /** Of its placeholder. */
  tone: Tone;
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

/** The address of one file of a picture. */
export const pictureFile = (base: string, width: number, format: PictureFormat): string => `${base}-${width}.${format}`;
