import type { SubmissionReceipt } from '#shared/contract';
import { FORM_HEADERS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { countSubmissions } from '../../testing/calls/form-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { PUBLIC_FORMS } from '../../testing/samples/public-forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

const POSTS = 3;

describe.each(PUBLIC_FORMS)('POST /$path, from a sender who may post no more', ({ path, post }) => {
  const app = useApp({ variables: { FORM_POSTS_PER_HOUR: String(POSTS) } });
  const key = (name: string) => ({ [FORM_HEADERS.idempotencyKey]: `${path}-${name}` });
  let first: SubmissionReceipt;
  beforeAll(async () => {
    first = (await post(app, {}, key('stored')).expect(201)).body as SubmissionReceipt;
    for (let sent = 1; sent < POSTS; sent++) await post(app).expect(201);
    await post(app).expect(429);
  });

  it('gives a form that is sent again the answer of then, and stores nothing', async () => {
    const before = await countSubmissions(app.database);
    expect((await post(app, {}, key('stored')).expect(201)).body).toEqual(first);
    expect(await countSubmissions(app.database)).toBe(before);
  });

  it('refuses another body under the same key with 409', async () => {
    const { body } = await post(app, { name: 'Somebody Else' }, key('stored')).expect(409);
    expect(body).toEqual(problemBody(409, ERRORS.idempotencyKeyTaken));
  });

  it('refuses a form under a new key with 429, and stores nothing', async () => {
    const before = await countSubmissions(app.database);
    const { headers } = await post(app, {}, key('new')).expect(429);
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(await countSubmissions(app.database)).toBe(before);
  });
});

describe('an upload that is sent again by a sender who may post no more', () => {
  const app = useApp({ variables: { FORM_POSTS_PER_HOUR: String(POSTS) } });
  const [apply] = PUBLIC_FORMS.filter(({ path }) => path === 'apply');
  const again = () => apply.post(app, {}, { [FORM_HEADERS.idempotencyKey]: 'a-key-of-an-upload' });

  it('is read as often as an address may post in an hour, and refused then', async () => {
    for (let sent = 0; sent < POSTS * 2; sent++) await again().expect(201);
    await again().expect(429);
  });
});
