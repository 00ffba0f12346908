import { ENDPOINTS } from '#shared/endpoints';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { ADMIN, useApp } from '../../testing/app/use-app.ts';

describe('a change that a browser sends', () => {
  const app = useApp();
  const login = (headers: Record<string, string>) =>
    app.post(ENDPOINTS.adminLogin).set('Host', 'www.eclar.example').set(headers).send(ADMIN);

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://www.eclar.example' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'http://www.eclar.example:8080' }],
    [{ Origin: 'http://www.eclar.example.evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: '' }],
  ])('for a page of another site is refused: %p', async (headers) => {
    const { body } = await login(headers).expect(403);
    expect(body).toEqual(problemBody(403, 'Requests from other sites are not accepted.'));
  });

  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.eclar.example' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'http://www.eclar.example' }],
    [{ Origin: 'https://www.eclar.example' }],
  ])('for the site itself, or by no browser, is taken: %p', async (headers) => {
    await login(headers).expect(200);
  });

  it('is refused before its token, and before a file is read', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    await app.asAdmin.post(ENDPOINTS.rentals).set(foreign).send({}).expect(403);
    await app.post(ENDPOINTS.applications).set(foreign).attach('resume', Buffer.from('x'), 'cv.pdf').expect(403);
  });

  it('is no matter for reading', async () => {
    await app.get(ENDPOINTS.jobs).set('Sec-Fetch-Site', 'cross-site').expect(200);
  });
});
