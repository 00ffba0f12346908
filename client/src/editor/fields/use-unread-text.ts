import { namedBy } from '#shared/content/entries';
import type { Spot } from '../drafts/change.ts';
import { setUnread, unreadAt, unreadOf, useUnread } from '../drafts/unread.ts';

/** A text that a field of an entry cannot hold. It stays where it was typed, and in the entry's row of the sheet. */
export function useUnreadText({ document, path }: Spot) {
  const entry = namedBy(path.at(-2) ?? '');
  const list = { document, path: path.slice(0, -2) };
  const key = `${entry?.value}.${path.at(-1)}`;
  const unread = useUnread((all) => unreadOf(all, list)[key]);
  const keep = (text: string | undefined) => {
    const { [key]: _gone, ...others } = unreadAt(list);
    setUnread(list, text === undefined ? others : { ...others, [key]: text });
  };
  return { unread: entry ? unread : undefined, keep: entry ? keep : undefined };
}
