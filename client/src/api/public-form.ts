import type { SubmissionReceipt } from '#shared/contract';
import { FORM_HEADERS, HONEYPOT_FIELD } from '#shared/endpoints';
import { request } from './http.ts';

/** Sent with a public form in addition to its fields. */
export interface FormMetadata {
  /** The server stores at most one submission for each key. */
  idempotencyKey: string;
  secondsToFill: number;
  /** The value of the honeypot input, which only bots fill in. */
  trap?: string;
}

export const formHeaders = ({ idempotencyKey, secondsToFill }: FormMetadata): Record<string, string> => ({
  [FORM_HEADERS.idempotencyKey]: idempotencyKey,
  [FORM_HEADERS.secondsToFill]: String(secondsToFill),
});

/** The form's fields, with the honeypot only if it was filled in. */
export const formFields = <Fields extends object>(fields: Fields, { trap }: FormMetadata): Fields =>
  trap ? { ...fields, [HONEYPOT_FIELD]: trap } : fields;

export const postForm = (path: string, fields: object, metadata: FormMetadata) =>
  request<SubmissionReceipt>('POST', path, { body: formFields(fields, metadata), headers: formHeaders(metadata) });
