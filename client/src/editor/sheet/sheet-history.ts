import type { ContentChange } from '#shared/content/contract';
import type { Project } from '#shared/content/documents/projects';
import { indexOfStep, putEntry } from '#shared/content/entries';
import { createAccountStore } from '../../stores/account.ts';
import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { listChanges } from '../drafts/list-changes.ts';
import { changeSheet } from '../drafts/saving/saving.ts';
import { invalidAt, setInvalid } from '../drafts/saving/invalid-texts.ts';
import { withCell } from './cells/columns.ts';
import type { Sheet } from './rows.ts';

/** One Undo step, in both directions. */
interface Step {
  back: ContentChange[];
  forth: ContentChange[];
  before: Sheet['invalid'];
  after: Sheet['invalid'];
}

interface History {
  past: readonly Step[];
  future: readonly Step[];
}

const MAX_STEPS = 200;

const NEW: History = { past: [], future: [] };

/** The histories of the lists changed since the page was loaded, by key of the list. */
export const useHistories = createAccountStore<Record<string, History>>(() => ({}));

const NONE: readonly Project[] = [];

export const rowsAt = (spot: Spot): readonly Project[] =>
  (valueAt(useDrafts.getState().content, spot) as readonly Project[] | undefined) ?? NONE;

export const sheetOf = (spot: Spot): Sheet => ({ rows: rowsAt(spot), invalid: invalidAt(spot) });

const historyOf = (spot: Spot): History => useHistories.getState()[spotKey(spot)] ?? NEW;

const setHistory = (spot: Spot, history: History) => useHistories.setState({ [spotKey(spot)]: history });

/** Changes a sheet as one Undo step. */
export function apply(spot: Spot, next: Sheet): void {
  const { rows, invalid } = sheetOf(spot);
  const { past } = historyOf(spot);
  const step: Step = {
    back: listChanges(next.rows, rows),
    forth: listChanges(rows, next.rows),
    before: invalid,
    after: next.invalid,
  };
  setInvalid(spot, next.invalid);
  setHistory(spot, { past: [...past, step].slice(-MAX_STEPS), future: [] });
  if (step.forth.length > 0) changeSheet(spot, next.rows);
}

function changeRow(rows: Project[], index: number, [, key]: ContentChange['path'], value: unknown): void {
  if (index >= 0) rows[index] = withCell(rows[index], key as keyof Project, value);
}

/** Applies changes to the current rows, so that others' changes stay. */
function changedRows(rows: readonly Project[], changes: readonly ContentChange[]): Project[] {
  const copy = [...rows];
  for (const { path, value, after } of changes) {
    const index = indexOfStep(copy, path[0]);
    if (path.length > 1) changeRow(copy, index, path, value);
    else putEntry(copy, index, { value, after });
  }
  return copy;
}

/** The first row that the changes have changed or added; undefined if they only removed rows. */
function firstOf(rows: readonly Project[], changes: readonly ContentChange[]): number | undefined {
  const found = changes.map(({ path }) => indexOfStep(rows, path[0])).filter((index) => index >= 0);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** Where an Undo or Redo was. */
export interface Changed {
  row?: number;
}

/** @returns undefined if there was nothing to undo */
export function undo(spot: Spot): Changed | undefined {
  const { past, future } = historyOf(spot);
  const step = past.at(-1);
  if (!step) return undefined;
  setInvalid(spot, step.before);
  setHistory(spot, { past: past.slice(0, -1), future: [step, ...future] });
  changeSheet(spot, changedRows(rowsAt(spot), step.back));
  return { row: firstOf(rowsAt(spot), step.back) };
}

/** @returns undefined if there was nothing to redo */
export function redo(spot: Spot): Changed | undefined {
  const { past, future } = historyOf(spot);
  const [step, ...rest] = future;
  if (!step) return undefined;
  setInvalid(spot, step.after);
  setHistory(spot, { past: [...past, step], future: rest });
  changeSheet(spot, changedRows(rowsAt(spot), step.forth));
  return { row: firstOf(rowsAt(spot), step.forth) };
}
