import { isIP } from 'node:net';

/** The site to which a passkey belongs, in the words of WebAuthn. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The domain of PUBLIC_URL, or while that is unset the one that was called. Undefined at an IP address, and at another
 * domain than that of PUBLIC_URL: browsers make no passkey there.
 */
export function relyingParty(publicUrl: string | undefined, called: string): RelyingParty | undefined {
  const origin = publicUrl ?? called;
  if (!URL.canParse(origin) || !URL.canParse(called)) return undefined;
  const { hostname } = new URL(origin);
  const isDomain = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isDomain && new URL(called).hostname === hostname ? { id: hostname, origin } : undefined;
}
