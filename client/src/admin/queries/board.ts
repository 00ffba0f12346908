import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  DECIDED_STAGES,
  type StageCounts,
  type SubmissionFilter,
  type SubmissionPage,
  type SubmissionSummary,
} from '#shared/contract';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { logFailure } from '#client/api/log.ts';
import { queryClient } from './client.ts';
import { putRows } from './inbox.ts';

export type Columns = Record<ApplicationStage, SubmissionPage>;

interface BoardRows {
  columns: Columns;
  counts?: StageCounts;
}

/** The filter of a column. Only the columns of decided stages contain handled applications. */
export const columnFilter = (stage: ApplicationStage, position?: string): SubmissionFilter => ({
  ...(DECIDED_STAGES.includes(stage) ? { kind: 'application' } : { view: 'applications' }),
  stage,
  position,
});

const columnsOf = (pageOf: (stage: ApplicationStage) => SubmissionPage) =>
  Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, pageOf(stage)])) as Columns;

export const EMPTY_BOARD: BoardRows = { columns: columnsOf(() => ({ items: [], next: null })) };

/** As many rows of each column as are shown. */
async function fetchColumns(shown: Columns, position?: string): Promise<Columns> {
  const pages = await Promise.all(
    APPLICATION_STAGES.map((stage) => inboxApi.pages(columnFilter(stage, position), shown[stage].items.length)),
  );
  return columnsOf((stage) => pages[APPLICATION_STAGES.indexOf(stage)]);
}

/** @param position if set, only applications for it */
const boardOf = (position?: string) =>
  queryOptions({
    queryKey: ['inbox', 'board', position ?? null],
    queryFn: async ({ queryKey }): Promise<BoardRows> => {
      const shown = queryClient.getQueryData<BoardRows>(queryKey)?.columns ?? EMPTY_BOARD.columns;
      const [columns, counts] = await Promise.all([fetchColumns(shown, position), inboxApi.stageCounts(position)]);
      return { columns, counts };
    },
    meta: { failed: 'The board could not be loaded.' },
  });

/** The applications by stage, newest first. */
export const useBoard = (position?: string) => useQuery(boardOf(position));

const changeBoard = (position: string | undefined, change: (board: BoardRows) => BoardRows) =>
  queryClient.setQueryData(boardOf(position).queryKey, (board) => board && change(board));

export async function moreOf(stage: ApplicationStage, position?: string): Promise<void> {
  const next = queryClient.getQueryData(boardOf(position).queryKey)?.columns[stage].next ?? null;
  if (next === null) return;
  const page = await inboxApi.pageAfter(columnFilter(stage, position), next);
  changeBoard(position, (board) => {
    const column = board.columns[stage];
    if (column.next !== next) return board;
    const longer = { items: [...column.items, ...page.items], next: page.next };
    return { ...board, columns: { ...board.columns, [stage]: longer } };
  });
}

const newestFirst = (a: SubmissionSummary, b: SubmissionSummary) => b.createdAt.localeCompare(a.createdAt);

/** The columns after a row has changed its stage. */
function moved(columns: Columns, row: SubmissionSummary): Columns {
  const isShown = row.state !== 'handled' || DECIDED_STAGES.includes(row.stage!);
  return columnsOf((stage) => {
    const others = columns[stage].items.filter(({ _id }) => _id !== row._id);
    const items = isShown && stage === row.stage ? [...others, row].sort(newestFirst) : others;
    return { items, next: columns[stage].next };
  });
}

/** Moves an application of the board of `position`. */
export async function moveOnBoard(id: string, to: ApplicationStage, position?: string): Promise<void> {
  const row = await inboxApi.change(id, { stage: to });
  changeBoard(position, (board) => ({ ...board, columns: moved(board.columns, row) }));
  putRows(row);
  const counts = await inboxApi.stageCounts(position).catch((error: unknown) => {
    logFailure('The stages could not be counted.', error);
    return undefined;
  });
  if (counts) changeBoard(position, (board) => ({ ...board, counts }));
}
