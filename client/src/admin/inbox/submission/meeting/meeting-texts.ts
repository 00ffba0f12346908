import type { MeetingAction, MeetingState } from '#shared/contract';
import { LIMITS } from '#shared/limits';

export const ACTIONS: Record<MeetingAction, { label: string; heading: string; letter: string; message: string }> = {
  confirm: {
    label: 'Confirm',
    heading: 'Confirm the meeting',
    letter: 'confirmation',
    message: `Dear {name},

Your meeting is confirmed for {meeting}. Place: {place}.

If something comes up, please contact us at {office} and mention {reference}.`,
  },
  propose: {
    label: 'Propose another time',
    heading: 'Propose another time',
    letter: 'proposal',
    message: `Dear {name},

We are not available at the time you requested. Could we meet on {meeting} instead? Place: {place}.

Please accept the attached invitation, or contact us at {office} and mention {reference}.`,
  },
  decline: {
    label: 'Decline',
    heading: 'Decline the meeting',
    letter: 'decline',
    message: `Dear {name},

We are sorry that we cannot meet at the time you requested. Please contact us at {office} and mention {reference} so that we can find another time.`,
  },
};

export const ANSWERED: Record<MeetingState, string> = {
  confirmed: 'Confirmed',
  proposed: 'Proposed',
  declined: 'Declined',
};

/** The outcome of an answer, before the sentence about its mail. */
export const DONE: Record<MeetingAction, (name: string) => string> = {
  confirm: (name) => `Meeting with ${name} confirmed.`,
  propose: (name) => `New time proposed to ${name}.`,
  decline: (name) => `Meeting with ${name} declined.`,
};

export const LENGTHS: [minutes: number, name: string][] = [
  [30, '30 minutes'],
  [45, '45 minutes'],
  [60, '60 minutes'],
  [90, '90 minutes'],
  [120, '2 hours'],
  [180, '3 hours'],
  [480, 'All day'],
];

export const MEETING_TEXTS = {
  noTime: 'The request has no valid date and time.',
  noAddress: 'This visitor gave no email address. Call to agree on the meeting.',
  past: 'This time has passed.',
  isPast: 'Choose a time in the future.',
  noChoice: 'Choose a date and a time.',
  undone: 'Undone: the email is canceled, and the meeting is as it was. Your text is kept.',
  failed: 'The response could not be sent.',
  sending: `The email will be sent in ${LIMITS.undo / 1000} seconds.`,
  unsent: 'The email has not been sent yet.',
  noMail: 'Email isn’t set up: this message is queued. To tell the visitor now, open it in your email app, or copy it.',
  queued: 'The email will be sent once email is set up.',
} as const;
