import { TOTP } from '#shared/accounts/second-key';

interface Labelled {
  /** As base32. */
  secret: string;
  firm: string;
  email: string;
}

/** In the form that authenticator apps read: they show firm and address above the code. */
export function secretUri({ secret, firm, email }: Labelled): string {
  const facts = { secret, issuer: firm, ...TOTP, digits: String(TOTP.digits), period: String(TOTP.period) };
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${encodeURIComponent(firm)}:${encodeURIComponent(email)}?${query.join('&')}`;
}
