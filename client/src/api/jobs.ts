import type { Job, JobInput } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { request, requestList } from './http.ts';

const path = ENDPOINTS.jobs;

export const jobsApi = {
  list: () => requestList<Job>(path),
  add: (input: JobInput) => request<Job>('POST', path, { body: input, asAdmin: true }),
  update: (id: string, input: JobInput) => request<Job>('PUT', `${path}/${id}`, { body: input, asAdmin: true }),
  remove: (id: string) => request<void>('DELETE', `${path}/${id}`, { asAdmin: true }),
  restore: (id: string) => request<Job>('POST', `${path}/${id}/restore`, { asAdmin: true }),
};
