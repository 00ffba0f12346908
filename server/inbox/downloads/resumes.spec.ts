import { randomBytes } from 'node:crypto';
import { parse } from 'content-disposition';
import { Logger } from '@nestjs/common';
import type { SubmissionReceipt } from '#shared/contract';
import { applicationCalls, type TestFile } from '../../testing/calls/application-calls.ts';
import { docFile } from '../../testing/calls/compound-file.ts';
import { docxFile, pdfFile } from '../../testing/samples/files.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const NO_RESUME = problemBody(404, 'This submission has no resume.');

describe('GET /admin/submissions/:id/resume', () => {
  const app = useApp();
  const { send } = applicationCalls(app);
  const { add, addResume, detail, path } = inboxCalls(app);
  const idOf = async ({ reference }: SubmissionReceipt) =>
    (await app.database.query<{ id: string }>('SELECT id FROM submissions WHERE reference = $1', [reference]))[0].id;
  const sent = async (resume?: TestFile) => path(await idOf(await send({}, resume)), '/resume');
  const ask = (address: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.raw({ path: `/api/${address}`, method, headers: { authorization: `Bearer ${app.token}` } });
  const downloads = (id: string) =>
    app.database.query<object>('SELECT * FROM resume_downloads WHERE application_id = $1', [id]);

  it.each([
    ['cv.pdf', pdfFile(), 'application/pdf'],
    ['cv.doc', docFile(), 'application/msword'],
    ['CV.DOCX', docxFile(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['all bytes.pdf', Buffer.concat([pdfFile(), randomBytes(1_000_000)]), 'application/pdf'],
  ])('gives %s back byte for byte, with its type', async (fileName, content, type) => {
    const answer = await ask(await sent({ fileName, content }));
    expect(answer.status).toBe(200);
    expect(answer.content.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'content-length': String(content.length) });
  });

  it('is a file to save, which no browser may run, guess at or keep', async () => {
    const { headers } = await ask(await sent());
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename=cv.pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each([
    'résumé 李小龍 🚜.pdf',
    'my "best" cv.pdf',
    '100% me.pdf',
    'back\\slash; filename=x.pdf',
    "it's (1), ok.pdf",
  ])('keeps the name %s', async (file_name) => {
    const { id } = await add({ kind: 'application' });
    await addResume(id, { file_name });
    const { headers } = await ask(path(id, '/resume'));
    expect(parse(headers['content-disposition'] ?? '')).toMatchObject({ parameters: { filename: file_name } });
  });

  it('lets no name write a header, even one that got past the checks', async () => {
    const { id } = await add({ kind: 'application' });
    await addResume(id, { file_name: 'cv\r\nX-Evil: 1\r\n\r\n.pdf' });
    const { status, headers } = await ask(path(id, '/resume'));
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-evil');
  });

  it('is written down each time, with the session that asked, and shown newest first', async () => {
    const id = await idOf(await send());
    expect((await detail(id)).resume).toEqual({ fileName: 'cv.pdf', bytes: pdfFile().length, downloadedAt: [] });
    await ask(path(id, '/resume'));
    await ask(path(id, '/resume'));
    const { downloadedAt = [] } = (await detail(id)).resume ?? {};
    expect(downloadedAt).toHaveLength(2);
    expect([...downloadedAt].sort().reverse()).toEqual(downloadedAt);
    const [session] = await app.database.query<{ id: string }>('SELECT id FROM admin_sessions');
    expect(await downloads(id)).toMatchObject(Array(2).fill({ session_id: session.id }));
  });

  it('leaves one line of ids in the log, and nothing personal', async () => {
    const id = await idOf(await send({ name: 'Canary Name', email: 'canary@example.com' }));
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await ask(path(id, '/resume'));
    const lines = warn.mock.calls.map(String);
    warn.mockRestore();
    expect(lines).toEqual([expect.stringContaining(id)]);
    expect(lines.join()).not.toMatch(/canary|cv\.pdf/i);
  });

  it('is not sent when it cannot be written down', async () => {
    const id = await idOf(await send());
    await app.database.query('ALTER TABLE resume_downloads ADD CONSTRAINT no_more CHECK (false) NOT VALID');
    expect(await ask(path(id, '/resume'))).toMatchObject({ status: 500, headers: { 'content-type': /json/ } });
    await app.database.query('ALTER TABLE resume_downloads DROP CONSTRAINT no_more');
  });

  it('answers HEAD with the same headers, which is no download', async () => {
    const id = await idOf(await send());
    const { status, headers, content } = await ask(path(id, '/resume'), 'HEAD');
    expect({ status, bytes: content.length }).toEqual({ status: 200, bytes: 0 });
    expect(await downloads(id)).toEqual([]);
    const { headers: ofGet } = await ask(path(id, '/resume'));
    for (const name of ['content-type', 'content-length', 'content-disposition', 'content-security-policy'])
      expect([name, headers[name]]).toEqual([name, ofGet[name]]);
  });

  it('answers 404 where there is none', async () => {
    const quote = await add({ kind: 'quote' });
    const application = await add({ kind: 'application' });
    for (const id of [NOBODY, quote.id, application.id])
      expect((await app.asAdmin.get(path(id, '/resume')).expect(404)).body).toEqual(NO_RESUME);
  });

  it('answers 404 when the application was deleted, and writes nothing down', async () => {
    const id = await idOf(await send());
    await app.asAdmin.delete(path(id)).expect(204);
    await app.asAdmin.get(path(id, '/resume')).expect(404);
    await app.asAdmin.head(path(id, '/resume')).expect(404);
    expect(await downloads(id)).toEqual([]);
  });

  it('is refused without the admin token, and writes nothing down', async () => {
    const id = await idOf(await send());
    await app.get(path(id, '/resume')).expect(401);
    expect(await downloads(id)).toEqual([]);
  });
});
