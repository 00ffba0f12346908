import type { NodemailerError } from 'nodemailer';

/** Errors of the mail itself. Others concern the connection, the login or the sender's address. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * Whether further attempts would fail too: the server answered 5xx to the recipient or the content, or nodemailer
 * refused the mail without an answer from a server.
 */
export function isFinal({ code = '', command, responseCode, permanent }: NodemailerError): boolean {
  if (!ABOUT_THE_MAIL.includes(code)) return false;
  return responseCode === undefined || (permanent === true && command !== 'MAIL FROM');
}

/** Such as `EENVELOPE RCPT TO 550 5.1.1`. Codes only, because the sentences of mail servers contain addresses. */
export function failureCodes(error: NodemailerError): string {
  const { name, code, originalCode, timeoutType, command, responseCode, response } = error;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return [code ?? name, originalCode, timeoutType, command, responseCode, enhanced]
    .filter(Boolean)
    .join(' ')
    .slice(0, 100);
}
