import { join } from 'node:path';
import sharp from 'sharp';
import { FORMAT_NAMES, PICTURE_FORMATS } from '#shared/content/picture-formats';
import { fileName, SHARES, widthsOf } from '#shared/content/picture-source';
import { cached } from './cache.ts';

const SETTINGS = { shares: SHARES, ...PICTURE_FORMATS } as const;

export interface EncodedPicture {
  stem: string;
  width: number;
  height: number;
  /** The dominant colour, in three hexadecimal digits. */
  tint: string;
  files: string[];
}

// One thread for each picture, because encodeAll runs one encoding for each processor.
sharp.concurrency(1);

const hexDigit = (channel: number) => Math.floor(channel / 16).toString(16);

async function tintOf(source: Buffer) {
  const { dominant } = await sharp(source).stats();
  return [dominant.r, dominant.g, dominant.b].map(hexDigit).join('');
}

async function make(source: Buffer, folder: string, stem: string): Promise<EncodedPicture> {
  const { width, height } = await sharp(source).metadata();
  const files: string[] = [];
  for (const narrower of widthsOf(width)) {
    const { data, info } = await sharp(source).resize(narrower).raw().toBuffer({ resolveWithObject: true });
    for (const format of FORMAT_NAMES) {
      const file = fileName(stem, narrower, format);
      await sharp(data, { raw: info }).toFormat(format, PICTURE_FORMATS[format]).toFile(join(folder, file));
      files.push(file);
    }
  }
  return { stem, width, height, tint: await tintOf(source), files };
}

/** A picture in four widths and three formats. */
export const encode = (file: string, cache?: string) => cached(file, { settings: SETTINGS, make }, cache);
