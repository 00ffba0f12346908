import type { Test as HttpRequest } from 'supertest';
import { COMPANY } from '../../shared/company.ts';
import type { QuoteRequest, ServiceInquiry } from '../../shared/contract.ts';
import { ENDPOINTS } from '../../shared/endpoints.ts';
import { APPLICATION, PDF } from './application-calls.ts';
import type { SpecApp } from './use-app.ts';

export const QUOTE: QuoteRequest = {
  name: 'Municipal Engineering Office',
  phone: '+63 45 123 4567',
  email: 'engineering.office@example.com',
  service: 'Civil Works',
  meetingLocation: COMPANY.officeLabel,
  meetingDateTime: 'Monday, March 3, 2025 at 2:30 PM',
};

export const INQUIRY: ServiceInquiry = {
  name: 'Barangay Council',
  email: 'barangay.council@example.com',
  service: 'Ready Mix Concrete',
  contact: '+63 45 123 4567',
  description: '12 cubic metres, 3000 psi\nfor a covered court slab',
  deliveryOption: 'Deliver',
  deliveryLocation: 'Barangay hall, Moncada, Tarlac',
};

/** The filling with its changes, which come first: so a spec can choose the order of the keys. */
const changed = (filling: object, changes: object) => ({ ...changes, ...filling, ...changes });

/** One of the three forms, as a visitor's browser sends it. */
export interface PublicForm {
  path: string;
  filling: object;
  post: (app: SpecApp, changes?: object, headers?: Record<string, string>) => HttpRequest;
}

const sentAsJson = (path: string, filling: object): PublicForm => ({
  path,
  filling,
  post: (app, changes = {}, headers = {}) => app.post(path).set(headers).send(changed(filling, changes)),
});

/** The application form goes as multipart, with a resume. */
const APPLICATION_FORM: PublicForm = {
  path: ENDPOINTS.applications,
  filling: APPLICATION,
  post: (app, changes = {}, headers = {}) =>
    app
      .post(ENDPOINTS.applications)
      .set(headers)
      .field(changed(APPLICATION, changes))
      .attach('resume', PDF.content, { filename: PDF.fileName }),
};

export const PUBLIC_FORMS: PublicForm[] = [
  sentAsJson(ENDPOINTS.offers, QUOTE),
  APPLICATION_FORM,
  sentAsJson(ENDPOINTS.inquiries, INQUIRY),
];
