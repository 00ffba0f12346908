import { createHmac } from 'node:crypto';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { makeAccount } from '../testing/app/accounts.ts';
import { multipart } from '../testing/samples/multipart.ts';
import { problemBody } from '../testing/samples/problem-body.ts';
import { NOBODY, SPEC_ENV, useApp } from '../testing/app/use-app.ts';
import { TOKEN } from './sessions/token.ts';

const EXPIRED = problemBody(401, 'Session expired. Please log in again.');
const { algorithm, issuer, audience, type: typ } = TOKEN;
const base64Of = (text: string) => Buffer.from(text).toString('base64url');
const base64 = (value: object) => base64Of(JSON.stringify(value));

describe('a call that only the admin may make', () => {
  const app = useApp();
  const jwt = new JwtService();
  const asked = (authorization: string) => app.get(ENDPOINTS.adminSession).set('Authorization', authorization);

  /** A session of its own, and the claims of its token. */
  const newSession = async () => {
    const token = await app.signIn();
    return { token, sid: jwt.decode<{ sid: string }>(token).sid };
  };
  const sign = (claims: object, options: JwtSignOptions = {}) =>
    jwt.sign(claims, { secret: SPEC_ENV.JWT_SECRET, algorithm, issuer, audience, expiresIn: '1h', ...options });

  it('is answered with a token that is well signed and has a session', async () => {
    const { sid } = await newSession();
    await asked(`Bearer ${sign({ typ, sid })}`).expect(200);
  });

  it('is refused without a token, and says how to send one', async () => {
    const { body, headers } = await app.get(ENDPOINTS.adminSession).expect(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toEqual(problemBody(401, 'Please sign in first.'));
  });

  it.each([
    ['garbage', 'Bearer garbage'],
    ['three parts of garbage', 'Bearer a.b.c'],
    ['no token behind the word', 'Bearer'],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['an escaped NUL', 'Bearer a%00b'],
    ['ten thousand characters', `Bearer ${'x'.repeat(10_000)}`],
  ])('is refused with %s', async (_what, authorization) => {
    const { body, headers } = await asked(authorization).expect(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toEqual(EXPIRED);
  });

  it.each<[string, object, JwtSignOptions]>([
    ['signed with another key', {}, { secret: 'another secret that is long enough' }],
    ['signed with another algorithm', {}, { algorithm: 'HS512' }],
    ['of another issuer', {}, { issuer: 'another-site' }],
    ['for another audience', {}, { audience: 'eclar-site/visitors' }],
    ['of another type', { typ: 'password-reset' }, {}],
    ['of no type', { typ: undefined }, {}],
    ['that has expired', {}, { expiresIn: -1 }],
    ['that is not good yet', {}, { notBefore: '1h' }],
    ['without a session', { sid: undefined }, {}],
    ['with a session that is no id', { sid: "' OR 1=1 --" }, {}],
    ['with a session that is no text', { sid: { not: null } }, {}],
    ['with a session that never was', { sid: NOBODY }, {}],
  ])('is refused with a token %s', async (_what, claims, options) => {
    const { sid } = await newSession();
    const { body } = await asked(`Bearer ${sign({ typ, sid, ...claims }, options)}`).expect(401);
    expect(body).toEqual(EXPIRED);
  });

  it.each(['null', '5', '"text"', '[]', '{'])('is refused with a token whose payload is %s', async (payload) => {
    const signed = [JSON.stringify({ alg: algorithm, typ: 'JWT' }), payload].map(base64Of).join('.');
    const signature = createHmac('sha256', SPEC_ENV.JWT_SECRET).update(signed).digest('base64url');
    const { body } = await asked(`Bearer ${signed}.${signature}`).expect(401);
    expect(body).toEqual(EXPIRED);
  });

  it('is refused with a token that is not signed at all', async () => {
    const { token } = await newSession();
    const claims = jwt.decode<object>(token);
    await asked(`Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`).expect(401);
  });

  it('is refused with a token whose claims were changed', async () => {
    const { token, sid } = await newSession();
    const [head, , signature] = token.split('.');
    const claims = { ...jwt.decode<object>(token), sid, exp: Math.floor(Date.now() / 1000) + 1e6 };
    await asked(`Bearer ${head}.${base64(claims)}.${signature}`).expect(401);
  });

  it('is refused once its session was deleted', async () => {
    const { token, sid } = await newSession();
    await app.database.query('DELETE FROM admin_sessions WHERE id = $1', [sid]);
    await asked(`Bearer ${token}`).expect(401);
  });

  it('is refused once its session has run out, though the token has not', async () => {
    const { token, sid } = await newSession();
    await app.database.query('UPDATE admin_sessions SET expires_at = now() WHERE id = $1', [sid]);
    await asked(`Bearer ${token}`).expect(401);
  });

  it('is answered to an account of several roles when one of them is enough', async () => {
    const { token } = await makeAccount(app, 'editor', 'hr');
    await app.get(ENDPOINTS.submissions).auth(token, { type: 'bearer' }).expect(200);
  });

  it('is a 503, and not an expired session, while the database cannot be asked', async () => {
    await app.database.leave();
    await asked(`Bearer ${app.token}`).expect(503);
    await app.database.comeBack();
    await asked(`Bearer ${app.token}`).expect(200);
  });

  it('takes the token from the header alone', async () => {
    await app.get(`${ENDPOINTS.adminSession}?access_token=${app.token}&token=${app.token}`).expect(401);
  });

  it.each([
    ['is no JSON', 'application/json', '{'],
    ['is of another type', 'text/plain', 'x'],
    ['is too large', 'application/json', JSON.stringify({ x: 'x'.repeat(LIMITS.jsonBytes) })],
    ['is larger than any form', 'application/json', 'x'.repeat(LIMITS.resume.bytes * 2)],
    ['is a form', multipart([]).type, multipart([{ field: 'x', text: 'x' }]).body],
  ])('is refused before its body is read, which %s', async (_what, type, body) => {
    const answer = await app.post(ENDPOINTS.rentals).set('Content-Type', type).send(body).expect(401);
    expect(answer.body).toEqual(problemBody(401, 'Please sign in first.'));
  });

  it('is refused before its id is looked at', async () => {
    await app.put(`${ENDPOINTS.rentals}/no-id`).send({}).expect(401);
  });
});
