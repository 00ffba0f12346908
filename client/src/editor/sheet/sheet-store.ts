import type { Period } from '#shared/content/documents/projects';
import { byName } from '#shared/content/entries';
import { createAccountStore } from '../../stores/account.ts';
import { periodIndex, yearsAt } from '../page/period-names.ts';
import { numbered, type Spot } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

export const LISTS = ['completed', 'subcontracted'] as const satisfies (keyof Period)[];
export type List = (typeof LISTS)[number];

/** The overlay over the page. */
export type Overlay =
  | { what: 'sheet'; period: string; list: List; row?: number }
  | { what: 'project'; period: string; list: List; entry?: number }
  | { what: 'period' }
  | { what: 'page' };

/** The texts of the buttons; the overlays bring their own. */
export const PROJECT_TEXTS = {
  add: 'Add a project',
  sheet: 'Open as a spreadsheet',
  period: 'Add a period',
  loading: 'Opening...',
  notSaved: 'The file could not be made. Check your connection and try again.',
  notLoaded: 'This could not be opened. Check your connection and try again.',
} as const;

export const useOverlay = createAccountStore<{ opened?: Overlay }>(() => ({}));

export const openOverlay = (opened: Overlay): void => useOverlay.setState({ opened });

export const closeOverlay = (): void => useOverlay.setState({ opened: undefined });

/** The path of the period that the page shows under these years, even while others are typed. */
function periodSpot(years: string): Spot {
  const { content } = useDrafts.getState();
  const at = content ? periodIndex(content, years) : -1;
  const { name } = content?.projects.periods[at] ?? { name: years };
  const isFirst = content?.projects.periods.findIndex((period) => period.name === name) === at;
  return { document: 'projects', path: ['periods', at < 0 || isFirst ? byName(name) : at] };
}

export const listSpot = (years: string, list: List): Spot => {
  const { document, path } = periodSpot(years);
  return { document, path: [...path, list] };
};

/** The sheet and row that contain a path, if any. */
export function sheetAt(spot: Spot): Overlay | undefined {
  const { content } = useDrafts.getState();
  if (!content || spot.document !== 'projects') return undefined;
  const [, at, list, row] = numbered(content, spot).path;
  if (row === undefined || !content.projects.periods[Number(at)]) return undefined;
  return { what: 'sheet', period: yearsAt(content, Number(at)), list: list as List, row: Math.max(0, Number(row)) };
}
