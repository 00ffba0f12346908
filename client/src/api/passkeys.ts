import { loadCode } from './load-code.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { WebAuthnJson } from '#shared/accounts/second-key-contract';

/** Loaded by whoever uses a passkey. */
const library = () => loadCode(() => import('@simplewebauthn/browser'));

/** An IP address has no passkeys, and neither has a page without HTTPS, where browsers have no such interface. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Asks the browser for a new passkey. @throws when the person says no, or the browser cannot */
export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Asks the browser for one of its passkeys of this site. @throws when the person says no, or there is none */
export async function signWithPasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}
