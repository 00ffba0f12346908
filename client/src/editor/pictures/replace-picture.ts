import { DOCUMENT_NAMES } from '#shared/content/documents';
import { picturesIn } from '#shared/content/pictures/named-pictures';
import type { PictureUse } from '#shared/content/pictures/picture';
import { same } from '#shared/content/same';
import type { Chosen } from '../../picture-library/choices.ts';
import { named, type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change } from '../drafts/saving/saving.ts';

/** The content paths at which the drafts use a picture. */
function spotsOf(id: string): Spot[] {
  const { content } = useDrafts.getState();
  if (!content) return [];
  return DOCUMENT_NAMES.flatMap((document) =>
    picturesIn(content[document])
      .filter(({ picture }) => picture === id)
      .map(({ path }) => named(content, { document, path })),
  );
}

/**
 * Replaces a picture everywhere in the drafts. If the new one has no description, the old description stays.
 *
 * @returns the number of uses, and an undo function that skips uses changed since and returns their number
 */
export function replacePicture(id: string, { id: picture, alt, focus }: Chosen) {
  const standing = (spot: Spot) => valueAt(useDrafts.getState().content, spot);
  const replaced = spotsOf(id).map((spot) => {
    const before = standing(spot) as PictureUse & { id?: string };
    const { id: entry } = before;
    return {
      spot,
      before,
      after: { ...(entry && { id: entry }), picture, alt: alt || before.alt, ...(focus && { focus }) },
    };
  });
  for (const { spot, after } of replaced) change(spot, after);
  const undo = (): number => {
    const still = replaced.filter(({ spot, after }) => same(standing(spot), after));
    for (const { spot, before } of still) change(spot, before);
    return replaced.length - still.length;
  };
  return { places: replaced.length, undo };
}
