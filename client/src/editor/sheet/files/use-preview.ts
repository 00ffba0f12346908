import { useMemo, useState } from 'react';
import type { Spot } from '../../drafts/change.ts';
import type { DateOrder } from '../cells/dates.ts';
import { rowsAt } from '../sheet-history.ts';
import { LISTS, listSpot } from '../sheet-store.ts';
import { type SheetActions, useSheetRows } from '../use-sheet.ts';
import { checkRows, fileOrder } from './checked-rows.ts';
import { findHeadings, type Headings, type Matching } from './match-columns.ts';
import type { Table } from './read-file.ts';

/** The list into which rows are taken. */
export interface ImportTarget {
  period: string;
  spot: Spot;
  actions: SheetActions;
  onClose: () => void;
  /** Told in a sentence. */
  onDone: (text: string) => void;
}

/** How the rows of a file are read. */
function useReading(table: Table) {
  const [headings, setHeadings] = useState<Headings>(() => findHeadings(table.rows));
  const found = useMemo(() => fileOrder(table, headings), [table, headings]);
  const [chosen, setOrder] = useState<DateOrder>();
  const match = (matching: Matching) => setHeadings({ ...headings, matching });
  return { headings, match, isAssumed: found.isAssumed, order: chosen ?? found.order, setOrder };
}

/** What is taken of the rows, and where. */
function useChoices() {
  const [isReplacing, setReplacing] = useState(false);
  const [takesBad, setTakesBad] = useState(false);
  const [takesDoubles, setTakesDoubles] = useState(true);
  return { isReplacing, setReplacing, takesBad, setTakesBad, takesDoubles, setTakesDoubles };
}

/** The rows of a file with what is wrong with them, before they are taken. */
export function usePreview(table: Table, { period, spot }: Pick<ImportTarget, 'period' | 'spot'>) {
  const reading = useReading(table);
  const choices = useChoices();
  const { headings, order } = reading;
  const { isReplacing, takesBad, takesDoubles } = choices;
  const { rows: present } = useSheetRows(spot);
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
  return {
    ...reading,
    ...choices,
    rows,
    bad: rows.filter(({ reasons }) => reasons.length > 0),
    doubles: rows.filter(({ isDouble }) => isDouble),
    taken: rows.filter(isTaken),
  };
}

export type Preview = ReturnType<typeof usePreview>;
