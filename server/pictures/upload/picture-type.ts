import type { PictureType } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG = Buffer.from('\xff\xd8\xff', 'latin1');

/** Brands of an ISO media file (`ftyp`), by the codec of its pictures. Only AVIF can be decoded here: HEVC is patented. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
/** Maximum number of compatible brands to check. */
const MAX_BRANDS = 16;

const startsWith = (content: Buffer, signature: Buffer) => content.subarray(0, signature.length).equals(signature);

/** The major and compatible brands of an ISO media file; none for other content. */
function brandsOf(content: Buffer): string[] {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(content.readUInt32BE(0), content.length, 16 + MAX_BRANDS * 4);
  const brands = [content.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(content.toString('latin1', at, at + 4));
  return brands;
}

function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
}

/**
 * Detects the type of a picture by its first bytes, because its name proves nothing.
 * @throws Problem 415 for anything but the four supported types
 */
export function pictureType(content: Buffer): PictureType {
  if (startsWith(content, JPEG)) return 'jpeg';
  if (startsWith(content, PNG)) return 'png';
  if (isWebp(content)) return 'webp';
  const brands = brandsOf(content);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  const isHeic = brands.some((brand) => HEIC_BRANDS.includes(brand));
  throw new Problem(415, [isHeic ? ERRORS.pictures.heic : ERRORS.pictures.type]);
}
