import type {
  ContentState,
  DraftReplacement,
  DraftSave,
  DraftSaved,
  DraftState,
  PublishRequest,
  Release,
  ReleasePage,
  RepositoryPictures,
  SeenDrafts,
  StaleDraftsBody,
  WholeDraft,
} from '#shared/content/contract';
import type { DocumentName } from '#shared/content/documents';
import type { StoredDownload, SubmissionKind, TestMailReceipt } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS, UPLOAD_FIELD } from '#shared/endpoints';
import { ApiError, request, WORK_TIMEOUT } from './http.ts';
import { upload } from './upload.ts';

const path = ENDPOINTS.content;
const asAdmin = true;

const draft = (document: DocumentName) => `${path}/drafts/${document}`;

/** Bytes of a body sent with `keepalive`; browsers reject such requests above 64 KiB. */
const MAX_KEEPALIVE_BYTES = 60_000;

const bytesOf = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length;

export const contentApi = {
  uploadDownload: (file: File, token: string, onProgress: (sent: number) => void) => {
    const form = new FormData();
    form.append(UPLOAD_FIELD, file);
    return upload<StoredDownload>(ENDPOINTS.downloads, form, { Authorization: `Bearer ${token}` }, onProgress);
  },
  state: () => request<ContentState>('GET', path, { asAdmin }),
  pictures: () => request<RepositoryPictures>('GET', `${path}/pictures`, { asAdmin }),
  save: (document: DocumentName, body: DraftSave) =>
    request<DraftSaved>('PATCH', draft(document), {
      asAdmin,
      body,
      keepalive: bytesOf(body) < MAX_KEEPALIVE_BYTES,
    }),
  replace: (document: DocumentName, body: DraftReplacement) =>
    request<DraftState>('PUT', draft(document), { asAdmin, body }),
  discard: (document: DocumentName, revision: number) =>
    request<WholeDraft>('DELETE', `${draft(document)}?revision=${revision}`, { asAdmin }),
  publish: (body: PublishRequest) =>
    request<Release>('POST', `${path}/publish`, { asAdmin, body, timeout: WORK_TIMEOUT }),
  sendTest: (kind: SubmissionKind) =>
    request<TestMailReceipt>('POST', DESK_ENDPOINTS.testMail, { asAdmin, body: { kind } }),
  releases: (before?: number) =>
    request<ReleasePage>('GET', `${path}/releases${before === undefined ? '' : `?before=${before}`}`, { asAdmin }),
  restore: (release: number, body: SeenDrafts) =>
    request<ContentState>('POST', `${path}/releases/${release}/restore`, { asAdmin, body, timeout: WORK_TIMEOUT }),
};

/** The server's current state, if it rejected a call because a draft has changed since it was read. */
export const currentState = (error: unknown): ContentState | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.body as StaleDraftsBody | undefined)?.state : undefined;
