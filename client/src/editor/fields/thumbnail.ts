import { pictureIn } from '#shared/content/summary';
import { thumbnail } from '../../picture-library/choices.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { picturesOf } from '../page/show-drafts.ts';

/** URL of the smallest file of an entry's picture. */
export function useThumbnail(entry: unknown): string | undefined {
  const repository = useDrafts((drafts) => drafts.repository);
  const library = useDrafts((drafts) => drafts.library);
  const id = pictureIn(entry);
  const source = id === undefined ? undefined : picturesOf({ repository, library }).get(id);
  return source && thumbnail(source);
}
