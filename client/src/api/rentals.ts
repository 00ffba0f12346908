import type { Rental, RentalInput } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { request, requestList } from './http.ts';

const path = ENDPOINTS.rentals;

export const rentalsApi = {
  list: () => requestList<Rental>(path),
  add: (input: RentalInput) => request<Rental>('POST', path, { body: input, asAdmin: true }),
  update: (id: string, input: RentalInput) => request<Rental>('PUT', `${path}/${id}`, { body: input, asAdmin: true }),
  remove: (id: string) => request<void>('DELETE', `${path}/${id}`, { asAdmin: true }),
  restore: (id: string) => request<Rental>('POST', `${path}/${id}/restore`, { asAdmin: true }),
};
