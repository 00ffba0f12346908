import { isIP } from 'node:net';
import { Logger } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { WebAuthnJson } from '#shared/accounts/two-factor-contract';
import type { Passkey } from './passkey.entity.ts';

/** WebAuthn's term for the site that a passkey belongs to. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The domain of PUBLIC_URL, or of the called origin while that is unset. Undefined for an IP address, and for calls at
 * a domain other than PUBLIC_URL's: browsers make no passkeys there.
 */
export function relyingParty(publicUrl: string | undefined, called: string): RelyingParty | undefined {
  const origin = publicUrl ?? called;
  if (!URL.canParse(origin) || !URL.canParse(called)) return undefined;
  const { hostname } = new URL(origin);
  const isDomain = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isDomain && new URL(called).hostname === hostname ? { id: hostname, origin } : undefined;
}

const logger = new Logger('Passkeys');

/** Its certificate parsers take longer to load than the rest of the start, and few calls need them. */
const library = () => import('@simplewebauthn/server');

/** The device verifies the person each time, so that a stolen key is useless. */
const VERIFIED = 'required';

interface Owner {
  id: string;
  email: string;
  name: string;
}

export async function creationOptions(
  { id }: RelyingParty,
  owner: Owner,
  existing: readonly Passkey[],
): Promise<{ challenge: string; options: WebAuthnJson }> {
  const options = await (
    await library()
  ).generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userName: owner.email,
    userDisplayName: owner.name || owner.email,
    userID: Uint8Array.from(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** Names no credentials, so that the options do not reveal which accounts exist. */
export async function requestOptions({ id }: RelyingParty): Promise<{ challenge: string; options: WebAuthnJson }> {
  const options = await (
    await library()
  ).generateAuthenticationOptions({ rpID: id, allowCredentials: [], userVerification: VERIFIED });
  return { challenge: options.challenge, options: { ...options } };
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The passkey that a browser made for the challenge; undefined if its verification fails. */
export async function madePasskey(
  site: RelyingParty,
  challenge: string,
  made: WebAuthnJson,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const response = made as unknown as RegistrationResponseJSON;
  const expected = { expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: site.id };
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(refused);
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const known = transports.filter((transport) => typeof transport === 'string').slice(0, TRANSPORTS);
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter: String(counter), transports: known };
}

/** More than WebAuthn defines. */
const TRANSPORTS = 10;

/** The new counter of a passkey that signed the challenge; undefined if its verification fails. */
export async function signedCounter(
  site: RelyingParty,
  challenge: string,
  { credentialId, publicKey, counter }: Passkey,
  answer: WebAuthnJson,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const response = answer as unknown as AuthenticationResponseJSON;
  const expected = { expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: site.id };
  const credential = { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) };
  const result = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(refused);
  return result.verified ? result.authenticationInfo?.newCounter : undefined;
}

/** The library throws when verification fails. Logged as a warning, because a wrong PUBLIC_URL shows here. */
function refused(error: Error): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  logger.warn({ msg: 'A passkey was refused', cause: error.message.slice(0, 300) });
  return { verified: false };
}
