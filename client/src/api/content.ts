import type {
  ContentState,
  DraftSave,
  DraftSaved,
  DraftState,
  PublishRequest,
  Release,
  ReleasePage,
  RepositoryPictures,
  WholeDraft,
} from '#shared/content/contract';
import type { DocumentName } from '#shared/content/documents';
import { ENDPOINTS } from '#shared/endpoints';
import { request } from './http.ts';

const path = ENDPOINTS.content;
const asAdmin = true;

const draft = (document: DocumentName) => `${path}/drafts/${document}`;

/** Browsers send at most 64 KB for a page that is left. */
const MOST_KEPT_ALIVE = 60_000;

export const contentApi = {
  state: () => request<ContentState>('GET', path, { asAdmin }),
  pictures: () => request<RepositoryPictures>('GET', `${path}/pictures`, { asAdmin }),
  save: (document: DocumentName, body: DraftSave) =>
    request<DraftSaved>('PATCH', draft(document), {
      asAdmin,
      body,
      keepalive: JSON.stringify(body).length < MOST_KEPT_ALIVE,
    }),
  replace: (document: DocumentName, body: object) =>
    request<DraftState>('PUT', draft(document), { asAdmin, body: { body } }),
  discard: (document: DocumentName) => request<WholeDraft>('DELETE', draft(document), { asAdmin }),
  publish: (body: PublishRequest) => request<Release>('POST', `${path}/publish`, { asAdmin, body }),
  releases: (before?: number) =>
    request<ReleasePage>('GET', `${path}/releases${before === undefined ? '' : `?before=${before}`}`, { asAdmin }),
  restore: (release: number) => request<ContentState>('POST', `${path}/releases/${release}/restore`, { asAdmin }),
};
