import { MAIL_STATES, SUBMISSION_KINDS, SUBMISSION_STATES } from './contract.ts';
import { LIMITS } from './limits.ts';

const oneOf = (name: string, values: readonly string[]) => `${name} must be one of ${values.join(', ')}.`;

/** Messages of the server that concern no field, separate from the others, so that no browser loads them. */
export const ERRORS = {
  badRequest: 'The request could not be understood.',
  badJson: 'The body is not valid JSON.',
  tooDeep: 'The body is nested too deeply.',
  tooManyFields: 'The body has more fields than any form.',
  badId: 'The id in the address is not valid.',
  notSignedIn: 'Please sign in first.',
  wrongPassword: 'The current password is not right.',
  samePassword: 'The new password is the current one. Please choose another.',
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
  /** By the name of the Inbox parameter that is wrong. */
  parameters: {
    kind: oneOf('kind', SUBMISSION_KINDS),
    state: oneOf('state', SUBMISSION_STATES),
    mail: oneOf('mail', MAIL_STATES),
    spam: 'spam must be true or false.',
    search: 'search must be one text.',
    limit: `limit must be a whole number from 1 to ${LIMITS.inboxPage.max}.`,
    cursor: 'cursor must come from an earlier page.',
  },
  nothingToChange: 'Send at least one of state, note and spam.',
  noResume: 'There is no resume here.',
  noMeeting: 'There is no meeting time here that a calendar could take.',
  badExpectation: 'This server does not do what the Expect header asks for.',
  tooSlow: 'The request took too long to arrive.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is briefly unavailable. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again later.',
} as const;
