import { useIsMailOff } from '#client/stores/session.ts';
import { REPLY_TEXTS } from '../submission/reply/reply-texts.ts';

/** Mails are sent, or only queued while email is not set up. */
export function useMailing() {
  const isQueued = useIsMailOff();
  return {
    isQueued,
    verb: isQueued ? 'Queue' : 'Send',
    /** Confirms a mail to the named people. */
    confirmation: isQueued ? REPLY_TEXTS.queued : REPLY_TEXTS.sending,
  };
}
