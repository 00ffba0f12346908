import type { ErrorBody } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { beginUpload } from '../../testing/app/begin-upload.ts';
import { multipart } from '../../testing/samples/multipart.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

describe('posts of the public forms', () => {
  const app = useApp({ variables: { TRUST_PROXY: '1', FORM_POSTS_PER_HOUR: '5' } });
  let visitors = 0;
  const nextAddress = () => `198.51.100.${++visitors}`;
  const post = (path: string, address: string) => app.post(path).set('X-Forwarded-For', address);

  it('are taken up to the configured number an hour from one address, the three forms together', async () => {
    const { offers, inquiries, applications } = ENDPOINTS;
    const address = nextAddress();
    for (let index = 0; index < 3; index++) await post(offers, address).send(QUOTE).expect(201);
    await post(inquiries, address).send({}).expect(400);
    await post(applications, address).field('name', 'Ana').expect(400);
    const { body, headers } = await post(offers, address).send(QUOTE).expect(429);
    expect((body as ErrorBody).message).toBe(TOO_MANY);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await post(offers, nextAddress()).send(QUOTE).expect(201);
  });

  const { type, body: cutShort } = multipart([{ field: 'name', text: 'Ana' }]);
  it.each([
    [ENDPOINTS.offers, 'no JSON', 'application/json', '{"name":', 400],
    [ENDPOINTS.offers, 'of a wrong type', 'text/plain', 'name', 415],
    [ENDPOINTS.offers, 'too large', 'application/json', `{"name":"${'x'.repeat(110_000)}"}`, 413],
    [ENDPOINTS.offers, 'with a NUL', 'application/json', '{"name":"\\u0000"}', 400],
    [ENDPOINTS.offers, 'nested too deeply', 'application/json', `${'{"name":'.repeat(9)}1${'}'.repeat(9)}`, 400],
    [ENDPOINTS.inquiries, 'empty', 'application/json', '', 400],
    [ENDPOINTS.inquiries, 'a list', 'application/json', '[]', 400],
    [ENDPOINTS.applications, 'of a wrong type', 'application/json', '{}', 415],
    [ENDPOINTS.applications, 'cut short', type, cutShort.subarray(0, -20), 400],
  ])('of %s are counted when the body is %s', async (path, _what, contentType, body, status) => {
    const address = nextAddress();
    const headers = { 'Content-Type': contentType, 'X-Forwarded-For': address };
    const send = () => app.raw({ method: 'POST', path: `/api/${path}`, headers, body });
    for (let index = 0; index < 5; index++) expect((await send()).status).toBe(status);
    expect((await send()).status).toBe(429);
    await post(ENDPOINTS.offers, address).send(QUOTE).expect(429);
  });

  it.each([
    ['a quote', QUOTE],
    ['a quote without its fields', {}],
  ])('are not counted while the database is away: %s', async (_what, body) => {
    const address = nextAddress();
    await app.database.leave();
    for (let index = 0; index < 6; index++) await post(ENDPOINTS.offers, address).send(body).expect(503);
    await app.database.comeBack();
    for (let index = 0; index < 5; index++) await post(ENDPOINTS.offers, address).send(QUOTE).expect(201);
  });

  it('are not counted when there is no place for their file', async () => {
    const address = nextAddress();
    const apply = (from: string) => post(ENDPOINTS.applications, from).field('name', 'Ana');
    const ends = await Promise.all(Array.from({ length: 8 }, () => beginUpload(app, nextAddress())));
    await until(async () => (await apply(nextAddress())).status === 503);
    for (let index = 0; index < 6; index++) await apply(address).expect(503);
    await Promise.all(ends.map((end) => end()));
    await until(async () => (await apply(nextAddress())).status === 400);
    for (let index = 0; index < 5; index++) await post(ENDPOINTS.offers, address).send(QUOTE).expect(201);
    await post(ENDPOINTS.offers, address).send(QUOTE).expect(429);
  });
});
