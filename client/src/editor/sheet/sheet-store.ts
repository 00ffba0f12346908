import type { Period } from '#shared/content/documents/projects';
import { byName } from '#shared/content/entries';
import { createAccountStore } from '../../stores/account.ts';
import { numbered, type Spot } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

export const LISTS = ['completed', 'subcontracted'] as const satisfies (keyof Period)[];
export type List = (typeof LISTS)[number];

/** What is open over the page. */
export type Opened =
  | { what: 'sheet'; period: string; list: List; row?: number }
  | { what: 'project'; period: string; list: List }
  | { what: 'period' };

/** The words of the buttons; all others come with the code of what they open. */
export const PROJECT_TEXTS = {
  add: 'Add a project',
  sheet: 'Open as a spreadsheet',
  period: 'Add a period',
  loading: 'Opening...',
  notLoaded: 'This could not be opened. Check your connection and try again.',
} as const;

export const useOpened = createAccountStore<{ opened?: Opened }>(() => ({}));

export const openOver = (opened: Opened): void => useOpened.setState({ opened });

export const closeOver = (): void => useOpened.setState({ opened: undefined });

export const periodSpot = (period: string): Spot => ({ document: 'projects', path: ['periods', byName(period)] });

export const listSpot = (period: string, list: List): Spot => {
  const { document, path } = periodSpot(period);
  return { document, path: [...path, list] };
};

/** The sheet in which a place of a project is, with its row. */
export function sheetAt(spot: Spot): Opened | undefined {
  const { content } = useDrafts.getState();
  if (!content || spot.document !== 'projects') return undefined;
  const [, at, list, row] = numbered(content, spot).path;
  const period = content.projects.periods[Number(at)];
  if (row === undefined || !period) return undefined;
  return { what: 'sheet', period: period.name, list: list as List, row: Math.max(0, Number(row)) };
}
