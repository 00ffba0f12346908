import type { ReplyFacts } from '#shared/contract';
import { LIMITS } from '#shared/limits';

export const REPLY_STATES: Record<ReplyFacts['state'], string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
};

export const REPLY_TEXTS = {
  sending: (name: string) => `Reply to ${name} will be sent in ${LIMITS.undo / 1000} seconds.`,
  queued: (name: string) => `Reply to ${name} queued. It will be sent once email is set up.`,
  takenBack: 'Email canceled. Its text is back in the form.',
  sentAlready: 'It has already been sent.',
  slash: 'Type / for a template.',
  noTemplate: 'No template has this in its name.',
  sendKey: (verb: string) => `Press Ctrl+Enter to ${verb.toLowerCase()} it.`,
  noAddress: 'This visitor gave no email address. Call instead.',
  noMail: 'Email isn’t set up: replies are queued. To answer now, open the message in your email app, or copy it.',
  spam: 'You cannot reply to spam. Mark it as not spam first.',
  failed: 'The reply could not be sent.',
  templatesFailed: 'The templates could not be loaded.',
} as const;
