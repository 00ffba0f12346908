import { useSession } from './session.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

export const isMe = (address: string | undefined): boolean =>
  address !== undefined && address === useSession.getState().account;

/** The authors as a list, with `you` for the current account. Removed accounts have no address. */
export function peopleText(addresses: readonly string[]): string {
  const known = addresses.filter(Boolean);
  return LIST.format(known.length > 0 ? known.map((address) => (isMe(address) ? 'you' : address)) : ['a former admin']);
}
