import type { ReplyText } from '#shared/contract';

/** The first number in a text, without an extension or a second number. */
const NUMBER = /\+?\d[\d\s().-]*/;
const SHORTEST = 5;
/** +63 and ten digits, without the plus: the forms send digits only. */
const WITHOUT_PLUS = /^63\d{10}$/;

/** Returns a `tel:` link, or undefined if the text contains no number. */
export function telLink(phone: string): string | undefined {
  const number = NUMBER.exec(phone)?.[0].replace(/[^\d+]/g, '') ?? '';
  return number.length < SHORTEST ? undefined : `tel:${number.replace(WITHOUT_PLUS, '+$&')}`;
}

/** RFC 6068: percent-encodes everything but the @; line breaks are CRLF. */
export function mailLink(email: string, { subject, body }: ReplyText): string {
  const at = email.lastIndexOf('@');
  const address = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@');
  const fields = Object.entries({ subject, body: body.replaceAll('\n', '\r\n') }).filter(([, value]) => value !== '');
  return `mailto:${address}?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
