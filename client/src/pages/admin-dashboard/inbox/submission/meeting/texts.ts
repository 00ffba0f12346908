import type { MeetingAction, MeetingState } from '#shared/contract';

export const ACTIONS: Record<MeetingAction, { label: string; send: string; message: string }> = {
  confirm: {
    label: 'Confirm',
    send: 'Send confirmation',
    message: `Dear {name},

we confirm our meeting on {meeting}. Place: {place}.

If something comes up, please contact us at {office} and mention {reference}.`,
  },
  propose: {
    label: 'Propose another time',
    send: 'Send proposal',
    message: `Dear {name},

we cannot meet at the time that you asked for. Could we meet on {meeting} instead? Place: {place}.

Please accept the invitation with this mail, or contact us at {office} and mention {reference}.`,
  },
  decline: {
    label: 'Decline',
    send: 'Send refusal',
    message: `Dear {name},

we are sorry that we cannot meet as you asked. Please contact us at {office} and mention {reference}, so that we find another way.`,
  },
};

export const ANSWERED: Record<MeetingState, string> = {
  confirmed: 'Confirmed',
  proposed: 'This time was proposed',
  declined: 'Declined',
};

export const LENGTHS: [minutes: number, name: string][] = [
  [30, '30 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1½ hours'],
  [120, '2 hours'],
  [180, '3 hours'],
  [480, 'The whole day'],
];

export const MEETING_TEXTS = {
  noTime: 'No time was named that a calendar could take.',
  past: 'This time has passed.',
  isPast: 'Choose a time that is still to come.',
  noChoice: 'Choose a date and a time.',
  failed: 'The answer could not be sent.',
} as const;
