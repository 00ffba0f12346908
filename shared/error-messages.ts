import {
  APPLICATION_STAGES,
  MAIL_STATES,
  MEETING_ACTIONS,
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  SUBMISSION_VIEWS,
} from './contract.ts';
import { INBOX_LIMITS } from './inbox-limits.ts';
import { LIMITS } from './limits.ts';
import { MEETING_LIMITS } from './meeting-limits.ts';
import { REPLY_LIMITS } from './reply-limits.ts';

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const wholeNumber = (name: string, most: number) => `${name} must be a whole number from 1 to ${most}.`;

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
  pictures: {
    missing: 'Choose a picture.',
    oneFile: 'Send one picture at a time.',
    busy: 'Several pictures are being worked on. Please try again in a moment.',
    tooLarge: `The picture must be ${LIMITS.picture.bytes / MEGABYTE} MB or smaller.`,
    type: 'The picture must be a JPEG, PNG, WebP or AVIF file.',
    heic: 'HEIC pictures cannot be read here. Save it as JPEG, or set the camera of the phone to “Most Compatible”.',
    broken: 'The picture is damaged and cannot be read. Save it again and upload that file.',
    memory: 'The picture takes too much memory to read. Save it as an ordinary JPEG, without “progressive”.',
    pixels: (width: number, height: number) =>
      `The picture has ${Math.ceil(((width * height) / MEGAPIXEL) * 10) / 10} megapixels (${width} × ${height}). ` +
      `At most ${LIMITS.picture.pixels / MEGAPIXEL} are allowed: save it smaller.`,
    notInLibrary: 'The library has this picture no longer. Choose another one.',
    usedIn: (places: string[]) => `The picture is still used: ${places.join(', ')}.`,
    focus: 'focus must have x and y, each a number from 0 to 1.',
    nothingToChange: 'Send at least one of name, alt and focus.',
  },
  badIdempotencyKey: `The Idempotency-Key header must have ${LIMITS.idempotencyKey.min} to ${LIMITS.idempotencyKey.max} printable characters.`,
  idempotencyKeyTaken: 'This Idempotency-Key has been used for another form. Please send the form with a new one.',
  /** By the name of the Inbox parameter that is wrong. */
  parameters: {
    view: oneOf('view', SUBMISSION_VIEWS),
    kind: oneOf('kind', SUBMISSION_KINDS),
    state: oneOf('state', SUBMISSION_STATES),
    mail: oneOf('mail', MAIL_STATES),
    spam: 'spam must be true or false.',
    stage: oneOf('stage', APPLICATION_STAGES),
    position: 'position must be one line of text.',
    assignee: 'assignee must be one line of text.',
    search: 'search must be one text.',
    limit: wholeNumber('limit', INBOX_LIMITS.inboxPage.max),
    pictureLimit: wholeNumber('limit', LIMITS.picturePage.max),
    cursor: 'cursor must come from an earlier page.',
    weeks: wholeNumber('weeks', INBOX_LIMITS.figures.weeks.max),
    before: 'before must be the number of a release.',
    from: 'from must be a date such as 2026-12-31.',
    to: 'to must be a date such as 2026-12-31.',
  },
  nothingToChange: 'Send at least one of state, note, spam, assignee and stage.',
  deskMail: 'weeklyMail and waitingMail must be true or false.',
  noDeskMail: 'Send at least one of weeklyMail and waitingMail.',
  stageOfOthers: 'Only job applications have a stage.',
  replies: {
    ids: `Send ids as a list of 1 to ${REPLY_LIMITS.many} ids, each of them once.`,
    handled: 'handled must be true or false.',
    gone: 'A submission has been deleted meanwhile, so nothing was sent.',
    spam: (reference: string) =>
      `${reference} is marked as spam, so nothing was sent. Mark it as not spam to answer it.`,
    tooLong: (reference: string) => `The message to ${reference} is too long once its details are filled in.`,
    keyTaken: 'This Idempotency-Key has been used for another reply. Please send the reply with a new one.',
    tooManyTemplates: `There are ${REPLY_LIMITS.templates} templates. Delete one before you add another.`,
  },
  savedFilters: {
    taken: 'There is a filter of this name already. Please choose another name.',
    tooMany: `There are ${INBOX_LIMITS.savedFilter.many} filters. Remove one before you save another.`,
    tooLong: `Query must be at most ${INBOX_LIMITS.savedFilter.query} characters.`,
    empty: 'This filter does not narrow the list.',
  },
  bulk: {
    changes: `Send changes as a list of 1 to ${INBOX_LIMITS.bulk} objects, each with the _id of another submission.`,
    ids: `Send ids as a list of 1 to ${INBOX_LIMITS.bulk} ids, each of them once.`,
  },
  noResume: 'There is no resume here.',
  meetings: {
    at: 'at must be a time such as 2026-12-31T09:00:00+08:00.',
    duration: `durationMinutes must be a whole number from ${MEETING_LIMITS.minutes.min} to ${MEETING_LIMITS.minutes.max}.`,
    sequence: 'sequence must be a whole number.',
    action: oneOf('action', MEETING_ACTIONS),
    past: 'Choose a time that is still to come.',
    isPast: 'The time of this meeting has passed. Propose another one.',
    noTime: 'This request names no time that a calendar could take. Propose one.',
    noQuote: 'Only a quote request asks for a meeting.',
    answered: 'Somebody has answered this meeting meanwhile, so nothing was sent. Look at what it says now.',
  },
  noMeeting: 'There is no meeting time here that a calendar could take.',
  content: {
    noSuchPlace: (place: string) => `There is no place ${place.slice(0, 100)} in this document.`,
    tooLarge: 'This document is too large to be saved.',
    changedMeanwhile: 'Somebody has changed a draft meanwhile. Look at what it says now, and publish again.',
    nothingToPublish: 'There is nothing to publish: no draft differs from what visitors see.',
    notRendered: 'A page could not be made of this, so nothing was published.',
    noSuchDocument: 'There is no such document.',
    badChanges: 'Send changes as a list, each with a path of names and numbers.',
    badRevisions: 'Send revisions as numbers by the names of their documents.',
    badDraft: 'Send the whole document as body.',
    pictureGone: (alt: string) => `The picture “${alt.slice(0, 100)}” is no longer in the library.`,
  },
  contentFile: {
    type: 'Send the file as application/gzip.',
    busy: 'Another file is being imported. Please try again in a few minutes.',
    tooLarge: `The file must be ${LIMITS.contentFile.bytes / MEGABYTE} MB or smaller.`,
    foreign: 'This file holds no content of a site: choose one that was exported here or by a site like this.',
    damaged: 'The file is damaged: export it again.',
    newer: 'The file was written by a newer version of this site: update this one first.',
    drafts: 'There are drafts that the file would replace: publish or discard them first.',
  },
  badExpectation: 'This server does not do what the Expect header asks for.',
  tooSlow: 'The request took too long to arrive.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is briefly unavailable. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again later.',
} as const;
