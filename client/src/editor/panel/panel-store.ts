import type { DocumentName } from '#shared/content/documents';
import { createAccountStore } from '../../stores/account.ts';
import { keyed, type Spot, spotKey } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { openOver, sheetAt } from '../sheet/sheet-store.ts';

export interface PanelState {
  /** The parts that are unfolded, by key. */
  unfolded: Record<string, boolean>;
  /** The key of the place whose control is brought into sight. */
  wanted?: string;
  /** Whether the focus stays where it is, such as in a text that is typed on the page. */
  keepsFocus?: boolean;
  /** The key of the place that is edited, on the page or here. */
  current?: string;
  /** A document that is shown as a whole, whatever the page shows. */
  document?: DocumentName;
  /** Whether something is open over the whole page: then the page does not follow each change. */
  covered: boolean;
  /** The text of the page in which an input method is writing: then the page does not follow it, either, and says its place no longer. */
  composing?: { element: Element; spot: Spot };
  /** What this page shows of the content, in its order. */
  shown: Spot[];
}

export const usePanel = createAccountStore<PanelState>(() => ({
  unfolded: {},
  covered: false,
  shown: [],
}));

export const fold = (key: string, open: boolean): void =>
  usePanel.setState(({ unfolded }) => ({ unfolded: { ...unfolded, [key]: open } }));

/** The keys of a place and of all that it stands in. */
const keysAbove = ({ document, path }: Spot): string[] =>
  path.map((_, length) => spotKey({ document, path: path.slice(0, length + 1) }));

/** Shows the control of a place whose text is typed on the page. */
export function follow(spot: Spot): void {
  const { content } = useDrafts.getState();
  if (content && !sheetAt(spot)) unfoldTo(keyed(content, spot), true);
}

/** Brings the control of a place into sight and moves the focus to it; the rows of a sheet have theirs there. */
export function reveal(spot: Spot): void {
  const sheet = sheetAt(spot);
  const { content } = useDrafts.getState();
  if (sheet) openOver(sheet);
  else if (content) unfoldTo(keyed(content, spot));
}

/** Brings the control of a place in the form that is open into sight, and moves the focus to it. */
export function unfoldTo(spot: Spot, keepsFocus = false): void {
  const keys = keysAbove(spot);
  const unfold = Object.fromEntries(keys.map((key) => [key, true]));
  usePanel.setState(({ unfolded, document, shown }) => ({
    unfolded: { ...unfolded, ...unfold },
    document: shown.some((part) => keys.includes(spotKey(part))) ? document : spot.document,
    wanted: spotKey(spot),
    keepsFocus,
    current: spotKey(spot),
  }));
}
