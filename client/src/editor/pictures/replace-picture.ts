import { DOCUMENT_NAMES } from '#shared/content/documents';
import { picturesIn } from '#shared/content/pictures/named-pictures';
import type { PictureUse } from '#shared/content/pictures/picture';
import type { Chosen } from '../../picture-library/choices.ts';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change } from '../drafts/saving.ts';

/** Where the drafts show a picture. */
function spotsOf(id: string): Spot[] {
  const { content } = useDrafts.getState();
  if (!content) return [];
  return DOCUMENT_NAMES.flatMap((document) =>
    picturesIn(content[document])
      .filter(({ picture }) => picture === id)
      .map(({ path }) => ({ document, path })),
  );
}

/**
 * Puts another picture in the place of one, wherever the drafts show it. Its own description goes with it; where it has
 * none, the description stays.
 *
 * @returns in how many places, and what undoes it
 */
export function replacePicture(id: string, { id: picture, alt, focus }: Chosen): { places: number; undo: () => void } {
  const { content } = useDrafts.getState();
  const before = spotsOf(id).map((spot) => [spot, valueAt(content, spot) as PictureUse] as const);
  for (const [spot, use] of before) change(spot, { picture, alt: alt || use.alt, ...(focus && { focus }) });
  return { places: before.length, undo: () => before.forEach(([spot, use]) => change(spot, use)) };
}
