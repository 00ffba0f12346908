import type { NodemailerError } from 'nodemailer';
import { failureCodes, isFinal } from './mail-sender.ts';

const failure = (fields: Partial<NodemailerError>) =>
  Object.assign(new Error('Something about ana@example.com'), fields);
const answered = (responseCode: number, fields: Partial<NodemailerError>) =>
  failure({ responseCode, permanent: responseCode >= 500, ...fields });

describe('a mail that could not be sent', () => {
  it.each([
    ['its recipient is refused', answered(550, { code: 'EENVELOPE', command: 'RCPT TO' })],
    ['its content is refused', answered(554, { code: 'EMESSAGE', command: 'DATA' })],
    ['it is larger than the server takes', failure({ code: 'EMESSAGE', command: 'MAIL FROM' })],
    ['its recipient is no address', failure({ code: 'EENVELOPE', command: 'API' })],
  ])('is given up when %s', (_why, error) => expect(isFinal(error)).toBe(true));

  it.each([
    ['its recipient is refused for now', answered(450, { code: 'EENVELOPE', command: 'RCPT TO' })],
    ['its content is refused for now', answered(451, { code: 'EMESSAGE', command: 'DATA' })],
    ['our password is wrong', answered(535, { code: 'EAUTH', command: 'AUTH PLAIN' })],
    ['our own address is refused', answered(550, { code: 'EENVELOPE', command: 'MAIL FROM' })],
    ['the server greets nobody', answered(554, { code: 'EPROTOCOL', command: 'CONN' })],
    ['its certificate is wrong', failure({ code: 'ETLS', command: 'STARTTLS' })],
    ['nobody listens', failure({ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' })],
    ['it took too long', failure({ code: 'EABORT' })],
    ['we made a mistake', new TypeError('undefined is not a function')],
  ])('is tried again when %s', (_why, error) => expect(isFinal(error)).toBe(false));

  it('is remembered by codes, without the address that the server repeats', () => {
    const response = '550 5.1.1 <ana@example.com>: no such user';
    const error = answered(550, { code: 'EENVELOPE', command: 'RCPT TO', response });
    expect(failureCodes(error)).toBe('EENVELOPE RCPT TO 550 5.1.1');
    expect(failureCodes(new TypeError('about ana@example.com'))).toBe('TypeError');
  });
});
