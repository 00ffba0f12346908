import type { SubmissionReceipt } from '#shared/contract';
import { FORM_HEADERS, HONEYPOT_FIELD } from '#shared/endpoints';
import { request } from './http.ts';

/** What is sent with a public form besides its fields. */
export interface FormMetadata {
  /** The server stores a form once for each key, however often it is sent. */
  idempotencyKey: string;
  secondsToFill: number;
  /** The content of the input that is invisible to people; only programs fill it. */
  trap?: string;
}

export const formHeaders = ({ idempotencyKey, secondsToFill }: FormMetadata): Record<string, string> => ({
  [FORM_HEADERS.idempotencyKey]: idempotencyKey,
  [FORM_HEADERS.secondsToFill]: String(secondsToFill),
});

/** The form's own fields, and the trap only when it is filled. */
export const formFields = <Fields extends object>(fields: Fields, { trap }: FormMetadata): Fields =>
  trap ? { ...fields, [HONEYPOT_FIELD]: trap } : fields;

export const postForm = (path: string, fields: object, metadata: FormMetadata) =>
  request<SubmissionReceipt>('POST', path, { body: formFields(fields, metadata), headers: formHeaders(metadata) });
