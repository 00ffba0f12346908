import type { Period } from '#shared/content/documents/projects';
import { byName } from '#shared/content/entries';
import type { Spot } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { removeEntry } from '../../drafts/list-entries.ts';
import { change } from '../../drafts/saving.ts';
import { undoable } from '../../drafts/undoable.ts';
import { newRowIds } from '../row-actions.ts';
import { apply, rowsAt, sheetOf } from '../sheet-history.ts';
import { type List, listSpot } from '../sheet-store.ts';
import { type CheckedRow, withIds } from './checked-rows.ts';

/** Rows of a file that go to one period. */
export interface PeriodRows {
  period: string;
  isNew: boolean;
  rows: CheckedRow[];
}

const PERIODS: Spot = { document: 'projects', path: ['periods'] };

const periodsNow = (): readonly Period[] => useDrafts.getState().content?.projects.periods ?? [];

const yearsOf = (name: string) => [Number(name.slice(0, 'yyyy'.length)), Number(name.slice(-'yyyy'.length))] as const;

/** The period that a year is in; one of its own where there is none. */
function periodOf(year: number): string {
  const found = periodsNow().find(({ name }) => {
    const [first, last] = yearsOf(name);
    return first <= year && year <= last;
  });
  return found?.name ?? String(year);
}

/** The rows by the periods in which they were completed; those without a date stay in the period that is open. */
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

/** How many rows the fullest of these periods would have. */
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

/** Takes them out again, and the periods that were made for them. */
function takeAway(added: Map<string, ReadonlySet<number>>, made: string[], list: List): true {
  for (const [period, ids] of added) {
    const spot = listSpot(period, list);
    const { rows, unread } = sheetOf(spot);
    apply(spot, { rows: rows.filter(({ id }) => !ids.has(id)), unread });
  }
  for (const name of made) {
    const index = periodsNow().findIndex((period) => period.name === name);
    const { completed = [], subcontracted = [] } = periodsNow()[index] ?? {};
    if (index >= 0 && completed.length + subcontracted.length === 0) removeEntry(PERIODS, index);
  }
  return true;
}

/** Takes the rows into the lists of their periods, in one step of Undo. */
export function takeByPeriod(groups: readonly PeriodRows[], list: List, open: string): void {
  const clients = periodsNow().find(({ name }) => name === open)?.clients ?? true;
  const made = groups.filter(({ isNew }) => isNew).map(({ period }) => period);
  made.forEach((name) => addPeriod(name, clients));
  const added = new Map<string, ReadonlySet<number>>();
  for (const { period, rows: checked } of groups) {
    const spot = listSpot(period, list);
    const fresh = checked.map((row) => ({ ...row, isNew: true }));
    const { rows, unread } = withIds(fresh, newRowIds(period, fresh.length));
    const before = sheetOf(spot);
    apply(spot, { rows: [...before.rows, ...rows], unread: { ...before.unread, ...unread } });
    added.set(period, new Set(rows.map(({ id }) => id)));
  }
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  undoable(`${count} projects imported into ${groups.length} periods.`, () => takeAway(added, made, list));
}
