import type { Test as HttpRequest } from 'supertest';
import { ENDPOINTS } from '#shared/endpoints';
import { APPLICATION, PDF } from '../calls/application-calls.ts';
import { INQUIRY, QUOTE } from './forms.ts';
import type { SpecApp } from '../app/use-app.ts';

/** The sample with changes, whose keys come first, so that a spec can choose the order. */
const changed = (filling: object, changes: object) => ({ ...changes, ...filling, ...changes });

/** A form as a browser sends it. */
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

/** The application form is multipart and has a resume. */
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
