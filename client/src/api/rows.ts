import type { Job } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { request, requestList } from './http.ts';

/** The API of a list that admins edit. */
export const rowsApi = <Row, Input extends object>(path: string) => ({
  list: () => requestList<Row>(path),
  add: (input: Input) => request<Row>('POST', path, { body: input, asAdmin: true }),
  /** @param seen the ETag of the version that the admin edited */
  update: (id: string, input: Input, seen?: string) =>
    request<Row>('PUT', `${path}/${id}`, {
      body: input,
      headers: seen === undefined ? undefined : { 'If-Match': seen },
      asAdmin: true,
    }),
  remove: (id: string) => request<void>('DELETE', `${path}/${id}`, { asAdmin: true }),
  restore: (id: string) => request<Row>('POST', `${path}/${id}/restore`, { asAdmin: true }),
});

export type RowsApi<Row, Input extends object> = ReturnType<typeof rowsApi<Row, Input>>;

export const closedJobs = () => request<Job[]>('GET', ENDPOINTS.closedJobs, { asAdmin: true });
