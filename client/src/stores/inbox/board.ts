import {
  APPLICATION_STAGES,
  type ApplicationStage,
  DECIDED_STAGES,
  type StageCounts,
  type SubmissionFilter,
  type SubmissionPage,
  type SubmissionSummary,
} from '#shared/contract';
import { isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import { useInbox } from './inbox.ts';
import type { ListStatus } from '../rows.ts';

type Columns = Record<ApplicationStage, SubmissionPage>;

interface Board {
  /** If set, only applications for this position are shown. */
  position?: string;
  columns: Columns;
  counts?: StageCounts;
  status: ListStatus;
  /** Loads as many rows of each column as are shown. Never rejects: a failure sets the status, unless older data is shown. */
  load: (position?: string) => Promise<void>;
  more: (stage: ApplicationStage) => Promise<void>;
  move: (id: string, to: ApplicationStage) => Promise<void>;
}

/** The filter of a column. Only the columns of decided stages contain handled applications. */
export const columnFilter = (stage: ApplicationStage, position?: string): SubmissionFilter => ({
  ...(DECIDED_STAGES.includes(stage) ? { kind: 'application' } : { view: 'applications' }),
  stage,
  position,
});

const columnsOf = (pageOf: (stage: ApplicationStage) => SubmissionPage) =>
  Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, pageOf(stage)])) as Columns;

const EMPTY = columnsOf(() => ({ items: [], next: null }));

const newestFirst = (a: SubmissionSummary, b: SubmissionSummary) => b.createdAt.localeCompare(a.createdAt);

/** The columns after a row has changed its stage. Checks the position, which may have changed since the call. */
function moved({ columns, position }: Pick<Board, 'columns' | 'position'>, row: SubmissionSummary): Columns {
  const isOfPosition = position === undefined || row.subject === position;
  const isShown = isOfPosition && (row.state !== 'handled' || DECIDED_STAGES.includes(row.stage!));
  return columnsOf((stage) => {
    const others = columns[stage].items.filter(({ _id }) => _id !== row._id);
    const items = isShown && stage === row.stage ? [...others, row].sort(newestFirst) : others;
    return { items, next: columns[stage].next };
  });
}

async function fetchColumns(shown: Columns, position?: string): Promise<Columns> {
  const pages = await Promise.all(
    APPLICATION_STAGES.map((stage) => inboxApi.pages(columnFilter(stage, position), shown[stage].items.length)),
  );
  return columnsOf((stage) => pages[APPLICATION_STAGES.indexOf(stage)]);
}

/** The applications by stage, newest first. */
export const useBoard = createAccountStore<Board>((set, get) => ({
  columns: EMPTY,
  status: 'idle',
  load: async (position) => {
    const isOther = get().position !== position;
    if (isOther) set({ columns: EMPTY, counts: undefined });
    if (isOther || get().status !== 'loaded') set({ position, status: 'loading' });
    try {
      const [columns, counts] = await Promise.all([
        fetchColumns(get().columns, position),
        inboxApi.stageCounts(position),
      ]);
      if (get().position === position) set({ columns, counts, status: 'loaded' });
    } catch (error) {
      if (isUnauthorized(error)) return;
      logFailure('The board could not be loaded.', error);
      if (get().position === position && get().status !== 'loaded') set({ status: 'failed' });
    }
  },
  more: async (stage) => {
    const { columns, position } = get();
    const { items, next } = columns[stage];
    if (next === null) return;
    const page = await inboxApi.pageAfter(columnFilter(stage, position), next);
    if (get().position === position && get().columns[stage].next === next)
      set({ columns: { ...get().columns, [stage]: { items: [...items, ...page.items], next: page.next } } });
  },
  move: async (id, to) => {
    const row = await inboxApi.change(id, { stage: to });
    set({ columns: moved(get(), row) });
    useInbox.getState().put(row);
    const { position } = get();
    const counts = await inboxApi.stageCounts(position).catch((error: unknown) => {
      logFailure('The stages could not be counted.', error);
      return get().counts;
    });
    if (get().position === position) set({ counts });
  },
}));
