import type { PictureFormat } from './picture-formats.ts';
import type { Tone } from './tones.ts';

/** A picture in the widths and formats in which it is served. */
export interface PictureSource {
  /** The common beginning of the addresses of its files. */
  base: string;
  /** Widths of its files in pixels, narrowest first. */
  widths: readonly number[];
  /** Size of the original in pixels, which lets the page reserve its space. */
  width: number;
  height: number;
  /** Of the placeholder. */
  tone: Tone;
}

/** A picture as content refers to it. */
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

/** The picture for links to a page in social networks. */
export interface SharePicture {
  /** Without the origin. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The address of one file of a picture. */
export const pictureFile = (base: string, width: number, format: PictureFormat): string => `${base}-${width}.${format}`;
