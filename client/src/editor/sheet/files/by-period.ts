import { counted } from '#shared/inbox/desk-words';
import type { Period } from '#shared/content/documents/projects';
import { byName } from '#shared/content/entries';
import type { Spot } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { removeEntry } from '../../drafts/list-entries.ts';
import { change } from '../../drafts/saving/saving.ts';
import { undoable } from '../../drafts/saving/undoable.ts';
import { newRowIds } from '../row-actions.ts';
import { apply, rowsAt, sheetOf } from '../sheet-history.ts';
import { type List, listSpot } from '../sheet-store.ts';
import { type CheckedRow, withIds } from './checked-rows.ts';

/** The rows of a file for one period. */
export interface PeriodRows {
  period: string;
  isNew: boolean;
  rows: CheckedRow[];
}

const PERIODS: Spot = { document: 'projects', path: ['periods'] };

const periodsNow = (): readonly Period[] => useDrafts.getState().content?.projects.periods ?? [];

const yearsOf = (name: string) => [Number(name.slice(0, 'yyyy'.length)), Number(name.slice(-'yyyy'.length))] as const;

/** The period that includes a year, or the name of a new one. */
function periodOf(year: number): string {
  const found = periodsNow().find(({ name }) => {
    const [first, last] = yearsOf(name);
    return first <= year && year <= last;
  });
  return found?.name ?? String(year);
}

/** Groups rows by the period of completion; rows without a date go to the open period. */
export function byPeriod(rows: readonly CheckedRow[], period: string): PeriodRows[] {
  const groups = new Map<string, CheckedRow[]>();
  for (const row of rows) {
    const { completedOn } = row.project;
    const year = Number(/^(\d{4})-\d\d-\d\d$/.exec(completedOn ?? '')?.[1]);
    const target = year ? periodOf(year) : period;
    groups.set(target, [...(groups.get(target) ?? []), row]);
  }
  const known = new Set(periodsNow().map(({ name }) => name));
  return [...groups]
    .map(([name, some]) => ({ period: name, isNew: !known.has(name), rows: some }))
    .sort((one, other) => one.period.localeCompare(other.period));
}

/** The number of rows that the fullest of these periods would have. */
export const mostRowsOf = (groups: readonly PeriodRows[], list: List): number =>
  Math.max(
    0,
    ...groups.map(({ period, isNew, rows }) => (isNew ? 0 : rowsAt(listSpot(period, list)).length) + rows.length),
  );

function addPeriod(name: string, clients: boolean): void {
  const [year] = yearsOf(name);
  const before = periodsNow().findLast((period) => yearsOf(period.name)[0] < year);
  const period: Period = { name, clients, completed: [], subcontracted: [] };
  change({ ...PERIODS, path: [...PERIODS.path, byName(name)] }, period, before ? byName(before.name) : null);
}

/** Removes the imported rows again, and the periods made for them if they are empty then. */
function takeAway(added: Map<string, ReadonlySet<number>>, made: string[], list: List): true {
  for (const [period, ids] of added) {
    const spot = listSpot(period, list);
    const { rows, invalid } = sheetOf(spot);
    apply(spot, { rows: rows.filter(({ id }) => !ids.has(id)), invalid });
  }
  for (const name of made) {
    const index = periodsNow().findIndex((period) => period.name === name);
    const { completed = [], subcontracted = [] } = periodsNow()[index] ?? {};
    if (index >= 0 && completed.length + subcontracted.length === 0) removeEntry(PERIODS, index);
  }
  return true;
}

/** Imports rows into the lists of their periods, with one Undo for all. */
export function takeByPeriod(groups: readonly PeriodRows[], list: List, open: string): void {
  const clients = periodsNow().find(({ name }) => name === open)?.clients ?? true;
  const made = groups.filter(({ isNew }) => isNew).map(({ period }) => period);
  made.forEach((name) => addPeriod(name, clients));
  const added = new Map<string, ReadonlySet<number>>();
  for (const { period, rows: checked } of groups) {
    const spot = listSpot(period, list);
    const fresh = checked.map((row) => ({ ...row, isNew: true }));
    const { rows, invalid } = withIds(fresh, newRowIds(period, fresh.length));
    const before = sheetOf(spot);
    apply(spot, { rows: [...before.rows, ...rows], invalid: { ...before.invalid, ...invalid } });
    added.set(period, new Set(rows.map(({ id }) => id)));
  }
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  undoable(`${counted(count, 'project')} imported into ${counted(groups.length, 'period')}.`, () =>
    takeAway(added, made, list),
  );
}
