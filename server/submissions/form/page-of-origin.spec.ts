import { ENDPOINTS } from '#shared/endpoints';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { APPLICATION, PDF } from '../../testing/calls/application-calls.ts';
import { storedSubmission } from '../../testing/calls/form-calls.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

describe('the page of origin', () => {
  const app = useApp();
  const host = () => `127.0.0.1:${app.port}`;
  const pageOf = async (path: string, form: object, referer: string, headers: Record<string, string> = {}) => {
    const call = app.post(path).set('Host', host()).set('Referer', referer).set(headers);
    const { body } = await call.send(form).expect(201);
    return ((await storedSubmission(app.database, body)) as { page: string | null }).page;
  };

  it.each([
    ['of a quote', ENDPOINTS.offers, QUOTE, '/civil-works', '/civil-works'],
    ['of an inquiry', ENDPOINTS.inquiries, INQUIRY, '/gravel-3/4crushed', '/gravel-3/4crushed'],
    [
      'without its query and its fragment',
      ENDPOINTS.inquiries,
      INQUIRY,
      '/services?rental=x&secret=1#form',
      '/services',
    ],
    ['without a slash at its end', ENDPOINTS.inquiries, INQUIRY, '/services/', '/services'],
    ['of the home page', ENDPOINTS.inquiries, INQUIRY, '/', '/'],
    [
      'of the longest path',
      ENDPOINTS.offers,
      QUOTE,
      `/${'x'.repeat(INBOX_LIMITS.pagePath - 1)}`,
      `/${'x'.repeat(INBOX_LIMITS.pagePath - 1)}`,
    ],
    ['not of a longer path', ENDPOINTS.offers, QUOTE, `/${'x'.repeat(INBOX_LIMITS.pagePath)}`, null],
  ])('is kept %s', async (_what, path, form, from, page) => {
    expect(await pageOf(path, form, `http://${host()}${from}`)).toBe(page);
  });

  it.each([
    ['another site', 'https://elsewhere.example/civil-works'],
    ['another port', 'http://127.0.0.1:1/civil-works'],
    ['no address', 'civil-works'],
    ['nothing', ''],
  ])('is not known from %s', async (_what, referer) => {
    expect(await pageOf(ENDPOINTS.offers, QUOTE, referer)).toBeNull();
  });

  it('is kept of an application', async () => {
    const call = app.post(ENDPOINTS.applications).set({ Host: host(), Referer: `http://${host()}/apply?job=1` });
    const { body } = await call
      .field({ ...APPLICATION })
      .attach('resume', PDF.content, { filename: PDF.fileName })
      .expect(201);
    expect(await storedSubmission(app.database, body)).toMatchObject({ page: '/apply' });
  });

  it('is in the personal data of who sent it', async () => {
    const email = 'page@example.com';
    await pageOf(ENDPOINTS.offers, { ...QUOTE, email }, `http://${host()}/built`);
    const { body } = await app.asAdmin.post(`${ENDPOINTS.personalData}/export`).send({ email }).expect(200);
    expect(body).toMatchObject({ submissions: [{ page: '/built' }] });
  });

  it('is no part of what a key is compared with', async () => {
    const headers = { 'Idempotency-Key': 'one-form-of-two-pages' };
    expect(await pageOf(ENDPOINTS.offers, QUOTE, `http://${host()}/built`, headers)).toBe('/built');
    expect(await pageOf(ENDPOINTS.offers, QUOTE, `http://${host()}/design`, headers)).toBe('/built');
  });
});

describe('the page of origin behind a proxy', () => {
  const app = useApp({ variables: { TRUST_PROXY: '1' } });

  it('is known by the host that the visitor asked for', async () => {
    const { body } = await app
      .post(ENDPOINTS.offers)
      .set({
        'X-Forwarded-Host': 'www.example.com',
        'X-Forwarded-Proto': 'https',
        Referer: 'https://www.example.com/built',
      })
      .send(QUOTE)
      .expect(201);
    expect(await storedSubmission(app.database, body)).toMatchObject({ page: '/built' });
  });
});
