import type { PictureFormat } from '#shared/content/pictures/picture-formats';
import type { Tone } from '#shared/content/pictures/tones';

export interface EncodedFile {
  width: number;
  format: PictureFormat;
  body: Buffer;
}

export interface EncodedPicture {
  /** Size of the original in its EXIF orientation. */
  width: number;
  height: number;
  tone: Tone;
  /** Hash of the settings with which the files were made. */
  settings: string;
  files: EncodedFile[];
}

/** Why a picture is refused. */
export type Refusal =
  { reason: 'type' | 'broken' | 'memory'; detail: string } | { reason: 'pixels'; width: number; height: number };

export type EncodingAnswer = { picture: EncodedPicture } | { refusal: Refusal };

interface DrawnFirm {
  name: string;
  colours: { ink: string; accent: string };
}

/** Icons of a picture of the firm's, or else of its initial. */
export interface IconDrawing extends DrawnFirm {
  kind: 'icons';
  picture?: Uint8Array;
}

/** A picture for shared links, with the firm's logo or else its name. */
export interface ShareDrawing extends DrawnFirm {
  kind: 'share';
  background: Uint8Array;
  logo?: Uint8Array;
}

export type Drawing = IconDrawing | ShareDrawing;

export type DrawingAnswer = { drawn: Buffer[] } | { refusal: Refusal };
