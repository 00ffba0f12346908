import type { MeetingAction, MeetingState } from '#shared/contract';

export const ACTIONS: Record<MeetingAction, { label: string; letter: string; message: string }> = {
  confirm: {
    label: 'Confirm',
    letter: 'confirmation',
    message: `Dear {name},

We confirm our meeting on {meeting}. Place: {place}.

If something comes up, please contact us at {office} and mention {reference}.`,
  },
  propose: {
    label: 'Propose another time',
    letter: 'proposal',
    message: `Dear {name},

We are not available at the time you requested. Could we meet on {meeting} instead? Place: {place}.

Please accept the attached invitation, or contact us at {office} and mention {reference}.`,
  },
  decline: {
    label: 'Decline',
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
  failed: 'The response could not be sent.',
} as const;
