import type { PictureFormat } from '#shared/content/pictures/picture-formats';
import type { Tone } from '#shared/content/pictures/tones';

export interface EncodedFile {
  width: number;
  format: PictureFormat;
  body: Buffer;
}

export interface EncodedPicture {
  /** Size of the original, turned as its camera meant it. */
  width: number;
  height: number;
  tone: Tone;
  /** Names the settings that the files were made with. */
  settings: string;
  files: EncodedFile[];
}

/** Why a picture cannot be taken. */
export type Refusal =
  { reason: 'type' | 'broken' | 'memory'; detail: string } | { reason: 'pixels'; width: number; height: number };

/** What the process that encodes answers. */
export type EncodingAnswer = { picture: EncodedPicture } | { refusal: Refusal };
