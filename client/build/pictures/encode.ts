import { join } from 'node:path';
import sharp from 'sharp';
import { FORMAT_NAMES, PICTURE_FORMATS } from '#shared/content/pictures/picture-formats';
import { pictureFile } from '#shared/content/pictures/picture';
import { SHARES, WIDE_SHARES, widthsOf } from '#shared/content/pictures/picture-widths';
import { type Tone, toneOf, TONES } from '#shared/content/pictures/tones';
import { cached } from './cache.ts';

const SETTINGS = { shares: [SHARES, WIDE_SHARES], tones: TONES, ...PICTURE_FORMATS } as const;

export interface EncodedPicture {
  stem: string;
  width: number;
  height: number;
  tone: Tone;
  files: string[];
}

// One thread per picture, because encodeAll runs one encoding per processor.
sharp.concurrency(1);

async function dominantTone(source: Buffer): Promise<Tone> {
  const { dominant } = await sharp(source).stats();
  return toneOf([dominant.r, dominant.g, dominant.b]);
}

async function make(source: Buffer, folder: string, stem: string): Promise<EncodedPicture> {
  const { width, height } = await sharp(source).metadata();
  const files: string[] = [];
  for (const narrower of widthsOf(width)) {
    const { data, info } = await sharp(source).resize(narrower).raw().toBuffer({ resolveWithObject: true });
    for (const format of FORMAT_NAMES) {
      const file = pictureFile(stem, narrower, format);
      await sharp(data, { raw: info }).toFormat(format, PICTURE_FORMATS[format]).toFile(join(folder, file));
      files.push(file);
    }
  }
  return { stem, width, height, tone: await dominantTone(source), files };
}

/** Encodes a picture in up to four widths and three formats. */
export const encode = (file: string, cache?: string) => cached(file, { settings: SETTINGS, make }, cache);
