import type { ReplyFacts } from '#shared/contract';
import { LIMITS } from '#shared/limits';

export const REPLY_STATES: Record<ReplyFacts['state'], string> = {
  queued: 'Waits to be sent',
  sent: 'Sent',
  failed: 'Could not be sent',
};

export const REPLY_TEXTS = {
  sending: (name: string) => `The reply to ${name} is sent in ${LIMITS.undo / 1000} seconds.`,
  queued: (name: string) => `The reply to ${name} is kept, and is sent once outgoing mail is set up.`,
  takenBack: 'The reply was taken back. Its text is here again.',
  sentAlready: 'It has been sent already.',
  noMail:
    'Outgoing mail is not set up. A reply is kept here and sent once it is. To answer now, open it in your mail program, or copy it.',
  spam: 'Spam is not answered. Mark it as not spam first.',
  failed: 'The reply could not be sent.',
  templatesFailed: 'The templates could not be loaded.',
} as const;
