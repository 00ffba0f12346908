import { isIP } from 'node:net';

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
