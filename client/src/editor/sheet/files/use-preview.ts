import { useMemo, useState } from 'react';
import type { Spot } from '../../drafts/change.ts';
import { useKinds } from '../../fields/kinds.ts';
import type { DateOrder } from '../cells/dates.ts';
import { rowsAt } from '../sheet-history.ts';
import { LISTS, listSpot } from '../sheet-store.ts';
import { type SheetActions, useSheetRows } from '../use-sheet.ts';
import { byPeriod } from './by-period.ts';
import { type CheckedRow, checkRows, fileOrder } from './checked-rows.ts';
import { findHeadings, type Headings, type Matching } from './match-columns.ts';
import type { Table } from './read-file.ts';

/** The list to import into. */
export interface ImportTarget {
  period: string;
  spot: Spot;
  actions: SheetActions;
  onClose: () => void;
  /** Called after an import with a sentence about it. */
  onDone: (text: string) => void;
}

/** Where the rows of a file go: after those of the list, in place of them, or into the periods of their dates. */
export type Where = 'end' | 'instead' | 'periods';

/** How the file is read: its headings and date order. */
function useReading(table: Table) {
  const [headings, setHeadings] = useState<Headings>(() => findHeadings(table.rows));
  const found = useMemo(() => fileOrder(table, headings), [table, headings]);
  const [chosen, setOrder] = useState<DateOrder>();
  const match = (matching: Matching) => setHeadings({ ...headings, matching });
  return { headings, match, isAssumed: found.isAssumed, order: chosen ?? found.order, setOrder };
}

/** Which rows are imported, and where to. */
function useChoices() {
  const [where, setWhere] = useState<Where>('end');
  const [takesBad, setTakesBad] = useState(false);
  const [takesDoubles, setTakesDoubles] = useState(true);
  const [kinds, setKinds] = useState<Readonly<Record<string, string>>>({});
  const setKind = (written: string, kind: string) => setKinds({ ...kinds, [written]: kind });
  return { where, setWhere, takesBad, setTakesBad, takesDoubles, setTakesDoubles, kinds, setKind };
}

const kindsOf = (rows: readonly CheckedRow[]): string[] =>
  [...new Set(rows.map(({ project }) => project.kind ?? ''))].filter(Boolean);

/** Replaces the file's kind of work with the chosen one. */
function withKind(row: CheckedRow, kinds: Readonly<Record<string, string>>): CheckedRow {
  const kind = kinds[row.project.kind ?? ''];
  return kind ? { ...row, project: { ...row.project, kind } } : row;
}

/** The rows of a file with their problems, before the import. */
export function usePreview(table: Table, { period, spot }: Pick<ImportTarget, 'period' | 'spot'>) {
  const reading = useReading(table);
  const choices = useChoices();
  const { headings, order } = reading;
  const { where, takesBad, takesDoubles } = choices;
  const isReplacing = where === 'instead';
  const { rows: present } = useSheetRows(spot);
  const known = useKinds();
  const destination = useMemo(
    () =>
      isReplacing
        ? { period, staying: [], replaced: present }
        : { period, staying: LISTS.flatMap((list) => rowsAt(listSpot(period, list))), replaced: [] },
    [isReplacing, period, present],
  );
  const rows = useMemo(() => checkRows(table, headings, order, destination), [table, headings, order, destination]);
  const isTaken = (row: (typeof rows)[number]) =>
    (takesBad || row.reasons.length === 0) && (takesDoubles || !row.isDouble);
  const taken = rows.filter(isTaken).map((row) => withKind(row, choices.kinds));
  return {
    ...reading,
    ...choices,
    isReplacing,
    rows,
    bad: rows.filter(({ reasons }) => reasons.length > 0),
    doubles: rows.filter(({ isDouble }) => isDouble),
    taken,
    newKinds: kindsOf(rows).filter((kind) => !known.includes(kind)),
    groups: byPeriod(taken, period),
  };
}

export type Preview = ReturnType<typeof usePreview>;
