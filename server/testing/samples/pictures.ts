import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PictureType } from '#shared/contract';

/** A small picture whose quarters have different colours, which reveal its orientation. */
export function quarters(width = 64, height = 48): Sharp {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left: left * (width / 2),
    top: top * (height / 2),
  });
  const canvas = sharp({ create: { width, height, channels: 3, background: '#000000' } });
  return canvas.composite([
    quarter('#c04040', 0, 0),
    quarter('#40c040', 1, 0),
    quarter('#4040c0', 0, 1),
    quarter('#c0c0c0', 1, 1),
  ]);
}

export const pictureAs = (format: PictureType, width?: number, height?: number): Promise<Buffer> =>
  quarters(width, height).toFormat(format).toBuffer();

/** Grows with each call, so that every picture is new. */
let sizes = 40;
export const newPicture = (): Promise<Buffer> => pictureAs('jpeg', (sizes += 2), 40);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An 8-bit RGB PNG; each row of `pixels` begins with a zero (no filter). */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

/** A complete picture of one pixel. */
export const pngFile = (): Buffer => png(1, 1, Buffer.from([0, 200, 100, 50]));

/** A picture whose header claims a size, with hardly any pixels behind it. */
export const pngBomb = (width: number, height: number): Buffer => png(width, height, Buffer.alloc(1000));
