import { pictureFile, type PictureSource, type SharePicture } from '#shared/content/pictures/picture';
import type { Snapshot } from '#shared/content/site/rendering';
import { uploadedIn } from '#shared/content/pictures/named-pictures';
import type { PicturesService } from '../pictures/library/pictures.service.ts';
import type { BuiltRendering } from './rendering/built-rendering.ts';

/** Width in pixels that social networks ask for. */
const SHARE_WIDTH = 1200;

const distance = (width: number) => Math.abs(width - SHARE_WIDTH);

/** A picture for social networks: the file whose width is nearest to the one they ask for. */
function shareOf({ base, widths, width, height }: PictureSource): Omit<SharePicture, 'alt'> {
  const nearest = widths.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return { url: pictureFile(base, nearest, 'jpeg'), width: nearest, height: Math.round((nearest * height) / width) };
}

/** Pictures for pages: all that came with the program, and those of the library that `shown` uses. */
export async function picturesFor(
  shown: unknown,
  { pictures, shares }: BuiltRendering,
  library: PicturesService,
): Promise<Pick<Snapshot, 'pictures' | 'shares'>> {
  const uploaded = await library.sourcesOf(uploadedIn(shown));
  return {
    pictures: new Map([...pictures, ...uploaded]),
    shares: new Map([...shares, ...[...uploaded].map(([id, source]) => [id, shareOf(source)] as const)]),
  };
}
