import { LIMITS } from './limits.ts';

/** What the server says when no field is to blame; apart from the other sentences, so that no browser has to load them. */
export const ERRORS = {
  badRequest: 'The request could not be understood.',
  badJson: 'The body is not valid JSON.',
  tooDeep: 'The body is nested too deeply.',
  badId: 'The id in the address is not valid.',
  notSignedIn: 'Please sign in first.',
  foreignOrigin: 'This call is taken from the site itself only.',
  busy: 'Many people are sending files right now. Please try again in a moment.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not accept that method.',
  tooLarge: 'The request is too large.',
  jsonOnly: 'Send the body as application/json.',
  multipartOnly: 'Send the form as multipart/form-data.',
  oneFile: 'Send one file only, the resume.',
  badIdempotencyKey: `The Idempotency-Key header must have ${LIMITS.idempotencyKey.min} to ${LIMITS.idempotencyKey.max} printable characters.`,
  idempotencyKeyTaken: 'This Idempotency-Key has been used for another form. Please send the form with a new one.',
  tooSlow: 'The request took too long to arrive.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is briefly unavailable. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again later.',
} as const;
