import { isObject } from '#shared/content/same';
import { thumbnail } from '../../picture-library/choices.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { picturesOf } from '../page/show-drafts.ts';

/** The id of the picture that an entry is or has. */
function pictureIn(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const { picture, scan } = entry;
  if (typeof picture === 'string') return picture;
  return pictureIn(picture) ?? pictureIn(scan);
}

/** URL of the smallest file of an entry's picture. */
export function useThumbnail(entry: unknown): string | undefined {
  const repository = useDrafts((drafts) => drafts.repository);
  const library = useDrafts((drafts) => drafts.library);
  const id = pictureIn(entry);
  const source = id === undefined ? undefined : picturesOf({ repository, library }).get(id);
  return source && thumbnail(source);
}
