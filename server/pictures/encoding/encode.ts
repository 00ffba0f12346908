import { createHash } from 'node:crypto';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { FORMAT_NAMES, LARGEST, PICTURE_FORMATS, type PictureFormat } from '#shared/content/pictures/picture-formats';
import { SHARES, widthsOf } from '#shared/content/pictures/picture-widths';
import { toneOf } from '#shared/content/pictures/tones';
import type { PictureType } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import type { EncodedFile, EncodedPicture, EncodingAnswer, Refusal } from './encoding-messages.ts';

/** Saves memory at the cost of speed: one thread, no cache, and rows read in order as the first resize needs them. */
sharp.cache(false);
sharp.concurrency(1);
const READING = { failOn: 'error', limitInputPixels: false, sequentialRead: true } as const;

/** The decoders of the four types. All others of libvips are blocked. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/** JPEG has no transparency: transparent pixels are blended with this colour. */
const BACKGROUND = '#ffffff';

/** Part of the file names, so that other settings or encoder versions yield other names. */
const SETTINGS = createHash('sha256')
  .update(JSON.stringify([SHARES, LARGEST, PICTURE_FORMATS, sharp.versions]))
  .digest('hex')
  .slice(0, 8);

/** EXIF orientations except 1 (upright): clockwise degrees, then whether left and right are swapped. */
const TURNS: Record<number, [degrees: number, mirrored: boolean]> = {
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [90, false],
  7: [270, true],
  8: [270, false],
};

/** Decoded pixels. */
interface Raw {
  data: Buffer;
  info: OutputInfo;
}

const reopen = ({ data, info: { width, height, channels } }: Raw) => sharp(data, { raw: { width, height, channels } });

const pixelsOf = (pipeline: Sharp): Promise<Raw> => pipeline.raw().toBuffer({ resolveWithObject: true });

const isTurned = ({ orientation = 1 }: Metadata) => orientation >= 5;

function sizeOf(header: Metadata) {
  const { width, height } = header;
  return isTurned(header) ? { width: height, height: width } : { width, height };
}

/** The pixels of the largest encoding. Rotates after resizing, because rotating the original would need all of it in memory. */
async function largestOf(source: Buffer, header: Metadata): Promise<Raw> {
  const { width, height } = isTurned(header) ? { width: LARGEST.height, height: LARGEST.width } : LARGEST;
  const small = sharp(source, READING).resize({ width, height, fit: 'inside', withoutEnlargement: true });
  const pixels = await pixelsOf(small.toColourspace('srgb'));
  const [degrees, mirrored] = TURNS[header.orientation ?? 1] ?? [0, false];
  if (degrees === 0 && !mirrored) return pixels;
  const turned = degrees === 0 ? pixels : await pixelsOf(reopen(pixels).rotate(degrees));
  return mirrored ? pixelsOf(reopen(turned).flop()) : turned;
}

const encodeAs = (pixels: Raw, format: PictureFormat): Promise<Buffer> =>
  (format === 'jpeg' ? reopen(pixels).flatten({ background: BACKGROUND }) : reopen(pixels))
    .toFormat(format, PICTURE_FORMATS[format])
    .toBuffer();

/** Every width is scaled from the largest. A small picture may yield the same width twice; it is encoded once. */
async function filesOf(largest: Raw): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  const widths = new Set(widthsOf(largest.info.width).map((width) => Math.max(1, width)));
  for (const width of widths) {
    const pixels = width === largest.info.width ? largest : await pixelsOf(reopen(largest).resize(width));
    for (const format of FORMAT_NAMES) files.push({ width, format, body: await encodeAs(pixels, format) });
  }
  return files;
}

/** Checks the header only, before any pixel is decoded. */
function problemOf({ format, compression, width, height }: Metadata, type: PictureType): Refusal | undefined {
  const found = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (found !== type) return { reason: 'type', detail: `${format} ${compression ?? ''} in place of ${type}` };
  return width * height > LIMITS.picture.pixels ? { reason: 'pixels', width, height } : undefined;
}

async function encodePicture(source: Buffer, header: Metadata): Promise<EncodedPicture> {
  const largest = await largestOf(source, header);
  const { dominant } = await reopen(largest).stats();
  const tone = toneOf([dominant.r, dominant.g, dominant.b]);
  return { ...sizeOf(header), tone, settings: SETTINGS, files: await filesOf(largest) };
}

/** Makes all encodings of a picture, without its metadata. */
export async function encode(source: Buffer, type: PictureType): Promise<EncodingAnswer> {
  try {
    const header = await sharp(source, READING).metadata();
    const refusal = problemOf(header, type);
    return refusal ? { refusal } : { picture: await encodePicture(source, header) };
  } catch (error) {
    return { refusal: { reason: 'broken', detail: (error as Error).message } };
  }
}
