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

/** The address of a small file of the picture by which people know an entry. */
export function useThumbnail(entry: unknown): string | undefined {
  const repository = useDrafts((drafts) => drafts.repository);
  const library = useDrafts((drafts) => drafts.library);
  const id = pictureIn(entry);
  const source = id === undefined ? undefined : picturesOf({ repository, library }).get(id);
  return source && thumbnail(source);
}
