import type { NodemailerError } from 'nodemailer';

/** About the mail itself, not about the connection, the login or our own address. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * Whether the same mail will be refused however often it is sent: by a 5xx to its recipient or its content, or by
 * nodemailer, which then has no answer of a server to show.
 */
export function isFinal({ code = '', command, responseCode, permanent }: NodemailerError): boolean {
  if (!ABOUT_THE_MAIL.includes(code)) return false;
  return responseCode === undefined || (permanent === true && command !== 'MAIL FROM');
}

/** For example `EENVELOPE RCPT TO 550 5.1.1`: codes alone, as the sentences of mail servers repeat addresses. */
export function failureCodes(error: NodemailerError): string {
  const { name, code, originalCode, timeoutType, command, responseCode, response } = error;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return [code ?? name, originalCode, timeoutType, command, responseCode, enhanced]
    .filter(Boolean)
    .join(' ')
    .slice(0, 100);
}
