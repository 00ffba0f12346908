import type { DocumentName } from '#shared/content/documents';
import { createAccountStore } from '../../stores/account.ts';
import { keyed, type Spot, spotKey } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { openOverlay, sheetAt } from '../sheet/sheet-store.ts';

export interface PanelState {
  /** Whether parts are unfolded, by key. */
  unfolded: Record<string, boolean>;
  /** The key of the path whose control has to scroll into view. */
  wanted?: string;
  /** Whether the focus stays where it is, such as in a text on the page. */
  keepsFocus?: boolean;
  /** The key of the path being edited, on the page or in the panel. */
  current?: string;
  /** An entry that was just added: missing values are no problem yet. */
  fresh?: Spot;
  /** A document that is shown as a whole, regardless of the page. */
  document?: DocumentName;
  /** Whether a dialog covers the whole page, which is not updated meanwhile. */
  covered: boolean;
  /** The text on the page that is being typed in. The page is not updated meanwhile, so the element's own path may be old. */
  typing?: { element: Element; spot: Spot };
  /** The content that the page shows, in its order. */
  shown: Spot[];
}

export const usePanel = createAccountStore<PanelState>(() => ({
  unfolded: {},
  covered: false,
  shown: [],
}));

export const fold = (key: string, open: boolean): void =>
  usePanel.setState(({ unfolded }) => ({ unfolded: { ...unfolded, [key]: open } }));

/** The keys of a path and of its enclosing paths. */
const keysAbove = ({ document, path }: Spot): string[] =>
  path.map((_, length) => spotKey({ document, path: path.slice(0, length + 1) }));

/** Shows the control of a text that is being typed on the page, which keeps the focus. */
export function follow(spot: Spot): void {
  const { content } = useDrafts.getState();
  if (content && !sheetAt(spot)) unfoldTo(keyed(content, spot), true);
}

/** Scrolls to the control of a path and focuses it. For a row of a sheet, opens the sheet. */
export function reveal(spot: Spot): void {
  const sheet = sheetAt(spot);
  const { content } = useDrafts.getState();
  if (sheet) openOverlay(sheet);
  else if (content) unfoldTo(keyed(content, spot));
}

/** Unfolds the form down to a path, from the innermost part that the panel shows, scrolls to its control and, unless `keepsFocus`, focuses it. */
export function unfoldTo(spot: Spot, keepsFocus = false): void {
  const keys = keysAbove(spot);
  usePanel.setState(({ unfolded, document, shown }) => {
    const parts = shown.map(spotKey);
    const part = keys.findLastIndex((key) => parts.includes(key));
    const unfold = keys.slice(Math.max(part, 0)).map((key) => [key, true]);
    return {
      unfolded: { ...unfolded, ...(Object.fromEntries(unfold) as PanelState['unfolded']) },
      document: part >= 0 ? document : spot.document,
      wanted: spotKey(spot),
      keepsFocus,
      current: spotKey(spot),
    };
  });
}
