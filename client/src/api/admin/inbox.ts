import type {
  BulkChange,
  ChangedSubmissions,
  ErasureResult,
  InboxCounts,
  InboxVersion,
  ListedChange,
  StageCounts,
  SavedFilter,
  SavedFilterInput,
  SubmissionChange,
  SubmissionDetail,
  SubmissionFilter,
  SubmissionIds,
  SubmissionPage,
  SubmissionSummary,
} from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { download, fetchFile } from '../download.ts';
import { request } from '../http.ts';
import { inSequence } from '../in-sequence.ts';

const path = ENDPOINTS.submissions;
const asAdmin = true;

/** Milliseconds. Short, because the version is polled. */
const VERSION_TIMEOUT = 8000;

/** The query parameters of the filters that are set. */
export function filterQuery({
  view,
  kind,
  state,
  mail,
  spam,
  stage,
  position,
  assignee,
  unassigned,
  from,
  to,
  search,
}: SubmissionFilter): Record<string, string> {
  return {
    ...(view && { view }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(mail && { mail }),
    ...(spam && { spam: 'true' }),
    ...(stage && { stage }),
    ...(position && { position }),
    ...(assignee && { assignee }),
    ...(unassigned && { unassigned: 'true' }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  };
}

const address = (query: Record<string, string>, below = '') => {
  const words = new URLSearchParams(query).toString();
  return path + below + (words && `?${words}`);
};

const fetchPage = (filter: SubmissionFilter, cursor: string | null, limit: number) =>
  request<SubmissionPage>(
    'GET',
    address({
      ...filterQuery(filter),
      ...(cursor && { cursor }),
      ...(limit !== INBOX_LIMITS.inboxPage.default && { limit: String(limit) }),
    }),
    { asAdmin },
  );

/** Fetches pages until there are at least `wanted` items or no more pages. */
async function fetchPages(filter: SubmissionFilter, wanted: number): Promise<SubmissionPage> {
  const { default: defaultLimit, max } = INBOX_LIMITS.inboxPage;
  const items: SubmissionSummary[] = [];
  let next: string | null = null;
  do {
    const limit = Math.min(max, Math.max(defaultLimit, wanted - items.length));
    const page = await fetchPage(filter, next, limit);
    items.push(...page.items);
    next = page.next;
  } while (next !== null && items.length < wanted);
  return { items, next };
}

export const inboxApi = {
  pages: fetchPages,
  pageAfter: (filter: SubmissionFilter, cursor: string) => fetchPage(filter, cursor, INBOX_LIMITS.inboxPage.default),
  stageCounts: (position?: string) =>
    request<StageCounts>('GET', address(filterQuery({ position }), '/stages'), { asAdmin }),
  /** The positions that the stored applications are for. */
  positions: () => request<string[]>('GET', `${path}/positions`, { asAdmin }),
  counts: () => request<InboxCounts>('GET', `${path}/counts`, { asAdmin }),
  version: () => request<InboxVersion>('GET', `${path}/version`, { asAdmin, timeout: VERSION_TIMEOUT }),
  read: (id: string) => request<SubmissionDetail>('GET', `${path}/${encodeURIComponent(id)}`, { asAdmin }),
  change: (id: string, change: SubmissionChange) =>
    inSequence(() => request<SubmissionDetail>('PATCH', `${path}/${id}`, { body: change, asAdmin })),
  remove: (id: string) => inSequence(() => request<void>('DELETE', `${path}/${id}`, { asAdmin })),
  restore: (id: string) => inSequence(() => request<SubmissionDetail>('POST', `${path}/${id}/restore`, { asAdmin })),
  /** This call, `removeMany` and `restoreMany` take at most `INBOX_LIMITS.bulk` submissions. */
  changeMany: (changes: ListedChange[]) =>
    inSequence(() => request<ChangedSubmissions>('PATCH', path, { body: { changes } satisfies BulkChange, asAdmin })),
  assignees: () => request<string[]>('GET', `${path}/assignees`, { asAdmin }),
  savedFilters: () => request<SavedFilter[]>('GET', DESK_ENDPOINTS.savedFilters, { asAdmin }),
  saveFilter: (input: SavedFilterInput) =>
    request<SavedFilter>('POST', DESK_ENDPOINTS.savedFilters, { body: input, asAdmin }),
  removeFilter: (id: string) => request<void>('DELETE', `${DESK_ENDPOINTS.savedFilters}/${id}`, { asAdmin }),
  removeMany: (ids: string[]) =>
    inSequence(() => request<SubmissionIds>('POST', `${path}/delete`, { body: { ids }, asAdmin })),
  restoreMany: (ids: string[]) =>
    inSequence(() => request<ChangedSubmissions>('POST', `${path}/restore`, { body: { ids }, asAdmin })),
  resendMail: (id: string) => request<void>('POST', `${path}/${id}/resend-mail`, { asAdmin }),
  downloadList: (filter: SubmissionFilter) => download('GET', address(filterQuery(filter), '/export')),
  readResume: (id: string) => fetchFile('GET', `${path}/${id}/resume`),
  downloadResume: (id: string) => download('GET', `${path}/${id}/resume`),
  downloadMeeting: (id: string) => download('GET', `${path}/${id}/meeting`),
  downloadPersonalData: (email: string) => download('POST', `${ENDPOINTS.personalData}/export`, { email }),
  erasePersonalData: (email: string) =>
    inSequence(() => request<ErasureResult>('POST', `${ENDPOINTS.personalData}/erase`, { body: { email }, asAdmin })),
};
