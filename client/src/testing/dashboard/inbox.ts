import { screen, within } from '@testing-library/react';
import {
  APPLICATION_STAGES,
  type BulkChange,
  type SavedFilter,
  type SavedFilterInput,
  type SubmissionDetail,
  type SubmissionIds,
} from '#shared/contract';
import { KNOWN, SESSION, signedIn } from './admin.ts';
import type { Call, Responses } from '../fake-api.ts';
import { renderApp } from '../render-app.tsx';
import { fakeReplies } from './replies.ts';
import { ALL } from './submissions.ts';

const PATH = '/admin/submissions';
const PAGE = 50;
const NO_VIEWS = { open: 0, today: 0, waiting: 0, snoozed: 0, meetings: 0, applications: 0, handled: 0 };

function matches(row: SubmissionDetail, query: Record<string, string>): boolean {
  const { search = '', spam = 'false' } = query;
  const text = `${row.name} ${row.email} ${row.reference} ${row.description}`.toLowerCase();
  const isKept = (['kind', 'state', 'mail', 'stage', 'position', 'assignee'] as const).every(
    (key) => !query[key] || query[key] === row[key],
  );
  const isAssigned = query.unassigned !== 'true' || row.assignee === null;
  return isKept && isAssigned && String(row.spam) === spam && text.includes(search.toLowerCase());
}

const stagesOf = (rows: SubmissionDetail[]) =>
  Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, rows.filter((row) => row.stage === stage).length]));

/** Answers all calls of an inbox kept in memory, except downloads. */
export function fakeInbox(submissions: readonly SubmissionDetail[]): Responses {
  let kept = [...submissions];
  const find = (id: string) => kept.find(({ _id }) => _id === id);
  const one = ({ _id }: SubmissionDetail): Responses => ({
    [`GET ${PATH}/${_id}`]: () => find(_id) ?? { status: 404, body: { message: 'There is nothing at this address.' } },
    [`PATCH ${PATH}/${_id}`]: ({ body }: Call) => {
      kept = kept.map((row) => (row._id === _id ? { ...row, ...(body as object) } : row));
      return find(_id)!;
    },
    [`DELETE ${PATH}/${_id}`]: () => {
      kept = kept.filter((row) => row._id !== _id);
      return { status: 204 };
    },
    [`POST ${PATH}/${_id}/resend-mail`]: () => {
      kept = kept.map((row) => (row._id === _id ? { ...row, mail: 'queued' } : row));
      return { status: 202 };
    },
    [`POST ${PATH}/${_id}/restore`]: () => {
      kept = submissions.filter((row) => row._id === _id || find(row._id)).map((row) => find(row._id) ?? row);
      return find(_id)!;
    },
  });
  const restore = (ids: string[]) => {
    kept = submissions.filter((row) => ids.includes(row._id) || find(row._id)).map((row) => find(row._id) ?? row);
    return { items: kept.filter(({ _id }) => ids.includes(_id)) };
  };
  const isNew = () => kept.filter((row) => row.state === 'new' && !row.spam).length;
  const isSpam = () => kept.filter((row) => row.spam).length;
  return {
    ...(Object.assign({}, ...submissions.map(one)) as Responses),
    [`GET ${PATH}`]: ({ query = {} }: Call) => {
      const found = kept.filter((row) => matches(row, query));
      const from = Number(query.cursor ?? 0);
      const to = from + Number(query.limit ?? PAGE);
      return { items: found.slice(from, to), next: to < found.length ? String(to) : null };
    },
    [`GET ${PATH}/stages`]: ({ query = {} }: Call) => stagesOf(kept.filter((row) => matches(row, query))),
    [`GET ${PATH}/positions`]: () => [...new Set(kept.flatMap(({ position }) => position ?? []))].sort(),
    [`GET ${PATH}/counts`]: () => ({ ...NO_VIEWS, new: isNew(), spam: isSpam() }),
    'GET /admin/reply-templates': [],
    'GET /admin/meetings': { items: [], complete: true },
    ...fakeReplies((change) => (kept = kept.map(change))),
    [`PATCH ${PATH}`]: ({ body }: Call) => {
      const changes = new Map((body as BulkChange).changes.map(({ _id, ...change }) => [_id, change]));
      kept = kept.map((row) => ({ ...row, ...changes.get(row._id) }));
      return { items: kept.filter(({ _id }) => changes.has(_id)) };
    },
    [`POST ${PATH}/delete`]: ({ body }: Call) => {
      const { ids } = body as SubmissionIds;
      kept = kept.filter(({ _id }) => !ids.includes(_id));
      return { ids };
    },
    [`POST ${PATH}/restore`]: ({ body }: Call) => restore((body as SubmissionIds).ids),
    [`GET ${PATH}/assignees`]: () => [...new Set(kept.flatMap(({ assignee }) => assignee ?? []))],
    'POST /admin/personal-data/erase': ({ body }: Call) => {
      const before = kept.length;
      kept = kept.filter(({ email }) => email !== (body as { email: string }).email);
      return { erased: before - kept.length };
    },
  };
}

/** Answers the calls of saved filters, kept in memory. */
export function fakeFilters(): Responses {
  let kept: SavedFilter[] = [];
  return {
    'GET /admin/saved-filters': () => kept,
    'POST /admin/saved-filters': ({ body }: Call) => {
      const saved = { _id: `f${kept.length}`, ...(body as SavedFilterInput) };
      kept = [...kept, saved];
      return { status: 201, body: saved };
    },
    'DELETE /admin/saved-filters/f0': () => {
      kept = kept.slice(1);
      return { status: 204 };
    },
  };
}

/** Opens the inbox; `query` is appended to `?tab=inbox`. */
export async function openInbox(query = '', responses: Responses = {}, submissions = ALL) {
  signedIn();
  const lists = { 'GET /rental': [], 'GET /jobs': [], ...fakeInbox(submissions), ...fakeFilters() };
  const app = renderApp(`/admin-dashboard?tab=inbox${query}`, { ...SESSION, ...lists, ...responses });
  await screen.findByRole('tab', { name: /^(Inbox|Meetings|Applicants)/, selected: true });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const isCount = ({ path, query }: Call) =>
    /\/(counts|version)$/.test(path) || (query?.view === 'open' && query.assignee === KNOWN.email);
  /** The inbox calls of one method, without counts, also of one's own work, and version checks. */
  const asked = (method: string) =>
    app.calls.filter((call) => call.method === method && call.path.startsWith(PATH) && !isCount(call));
  return { ...app, press, asked };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const rowLink = (name: string) => screen.findByRole('link', { name });
export const rowOf = async (name: string) => within((await rowLink(name)).closest('li')!);
/** The names in the list, in order. */
export const rows = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0].textContent);
/** The value beside a label. */
export const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
/** The state and mail state of the open submission. */
export const marks = () => within(screen.getByRole('article')).getAllByRole('status')[0];
