import { useSession } from '../stores/session.ts';
import { TEXTS } from './editor-texts.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

export const isMe = (address: string | undefined): boolean =>
  address !== undefined && address === useSession.getState().account;

/** The authors as a list, with `you` for the current account. */
export const peopleText = (addresses: readonly string[]): string =>
  LIST.format(
    addresses.length > 0 ? addresses.map((address) => (isMe(address) ? 'you' : address)) : [TEXTS.formerAdmin],
  );
