import { ENDPOINTS, FORM_HEADERS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { applicationCalls, PDF } from '../../testing/calls/application-calls.ts';
import { docxFile } from '../../testing/samples/files.ts';
import { countSubmissions } from '../../testing/calls/form-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';
import { PUBLIC_FORMS } from '../../testing/samples/public-forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

let made = 0;
const newKey = () => `a-key-of-the-specs-${(made += 1)}`;
const under = (key: string) => ({ [FORM_HEADERS.idempotencyKey]: key });
const TAKEN = problemBody(409, ERRORS.idempotencyKeyTaken);

describe('the Idempotency-Key', () => {
  const app = useApp();
  const { countRows } = applicationCalls(app);
  const count = () => countSubmissions(app.database);

  describe.each(PUBLIC_FORMS)('of POST /$path', ({ path, post, filling }) => {
    const others = PUBLIC_FORMS.filter((form) => form.path !== path);

    it('stores a form once that is sent three times, and gives the first answer each time', async () => {
      const before = await countRows();
      const headers = under(newKey());
      const { body: first } = await post(app, {}, headers).expect(201);
      for (let again = 0; again < 2; again += 1) {
        expect((await post(app, {}, headers).expect(201)).body).toEqual(first);
      }
      const resumes = path === ENDPOINTS.applications ? 1 : 0;
      expect(await countRows()).toEqual({
        submissions: before.submissions + 1,
        resumes: before.resumes + resumes,
      });
    });

    it('takes a body for the same whose keys come in another order, with blanks around the texts', async () => {
      const headers = under(newKey());
      const { body: first } = await post(app, {}, headers).expect(201);
      const turned = Object.entries(filling).map(([field, text]) => [field, `  ${text} `]);
      const again = post(app, Object.fromEntries(turned.reverse()) as object, headers);
      expect((await again.expect(201)).body).toEqual(first);
    });

    it('is refused with 409 for another body, which is not stored', async () => {
      const headers = under(newKey());
      await post(app, {}, headers).expect(201);
      const before = await count();
      const { body } = await post(app, { name: 'Somebody Else' }, headers).expect(409);
      expect(body).toEqual(TAKEN);
      expect(await count()).toBe(before);
    });

    it('is refused with 409 on another form', async () => {
      const headers = under(newKey());
      await post(app, {}, headers).expect(201);
      for (const other of others) expect((await other.post(app, {}, headers).expect(409)).body).toEqual(TAKEN);
    });

    it('is still free after a form that was refused', async () => {
      const headers = under(newKey());
      await post(app, { email: 'nobody' }, headers).expect(400);
      const { body } = await post(app, {}, headers).expect(201);
      expect(body).toMatchObject({ success: true });
    });

    it('gives the answer of a submission that has been deleted since', async () => {
      const headers = under(newKey());
      const { body: first } = await post(app, {}, headers).expect(201);
      await app.database.query('UPDATE submissions SET deleted_at = now() WHERE reference = $1', [first.reference]);
      expect((await post(app, {}, headers).expect(201)).body).toEqual(first);
    });

    it('is free again once its submission is erased', async () => {
      const headers = under(newKey());
      const { body: first } = await post(app, {}, headers).expect(201);
      await app.database.query('DELETE FROM submissions WHERE reference = $1', [first.reference]);
      const { body } = await post(app, { name: 'Somebody Else' }, headers).expect(201);
      expect(body.reference).not.toBe(first.reference);
    });

    it('is not needed: without one, two equal forms are two submissions', async () => {
      const before = await count();
      const { body: first } = await post(app).expect(201);
      const { body: second } = await post(app).expect(201);
      expect(second.reference).not.toBe(first.reference);
      expect(await count()).toBe(before + 2);
    });

    it('makes two submissions of equal forms when each has its own', async () => {
      const { body: first } = await post(app, {}, under(newKey())).expect(201);
      const { body: second } = await post(app, {}, under(newKey())).expect(201);
      expect(second.reference).not.toBe(first.reference);
    });

    it('works below /api/v1 and below /api alike', async () => {
      const headers = under(newKey());
      const { body: first } = await post(app, {}, headers).expect(201);
      const versioned = { ...app, post: (at: string) => app.post(`v1/${at}`) } as typeof app;
      expect((await post(versioned, {}, headers).expect(201)).body).toEqual(first);
    });
  });

  describe('of POST /apply', () => {
    const apply = (key: string, fileName: string, content: Buffer) =>
      app
        .post(ENDPOINTS.applications)
        .set(under(key))
        .field({ name: 'Ana Reyes', email: 'ana@example.com', position: 'Welder', contact: '09171234567' })
        .attach('resume', content, { filename: fileName });

    it.each([
      ['another file', 'cv.docx', docxFile()],
      ['the same bytes under another name', 'resume.pdf', PDF.content],
      ['other bytes under the same name', 'cv.pdf', Buffer.concat([PDF.content, Buffer.from('\n')])],
    ])('covers the resume: %s is another body', async (_what, fileName, content) => {
      const key = newKey();
      await apply(key, 'cv.pdf', PDF.content).expect(201);
      expect((await apply(key, fileName, content).expect(409)).body).toEqual(TAKEN);
    });

    it('is still free after a resume that was refused', async () => {
      const key = newKey();
      await apply(key, 'cv.pdf', Buffer.from('just text')).expect(415);
      await apply(key, 'cv.pdf', PDF.content).expect(201);
    });
  });

  it('takes a custom location for the same that is not meant, and a description that is left out', async () => {
    const [quote, inquiry] = [under(newKey()), under(newKey())];
    const post = (path: string, headers: Record<string, string>, body: object) =>
      app.post(path).set(headers).send(body).expect(201);
    const { body: first } = await post(ENDPOINTS.offers, quote, QUOTE);
    expect((await post(ENDPOINTS.offers, quote, { ...QUOTE, customLocation: 'Paniqui' })).body).toEqual(first);
    const bare = { ...INQUIRY, description: undefined };
    const { body: second } = await post(ENDPOINTS.inquiries, inquiry, bare);
    expect((await post(ENDPOINTS.inquiries, inquiry, { ...bare, description: ' ' })).body).toEqual(second);
  });
});
