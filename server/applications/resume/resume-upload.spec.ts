import type { Socket } from 'node:net';
import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { firstOrAll } from '#shared/testing/thorough';
import { APPLICATION, applicationCalls } from '../../testing/calls/application-calls.ts';
import { pdfFile } from '../../testing/samples/files.ts';
import { multipart, type Part } from '../../testing/samples/multipart.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PATH = ENDPOINTS.applications;
const TEXTS: Part[] = Object.entries(APPLICATION).map(([field, text]) => ({ field, text }));
const RESUME: Part = { field: 'resume', fileName: 'cv.pdf', content: pdfFile() };
const NOT_UNDERSTOOD = 'The request could not be understood.';
const TOO_LARGE = 'The request is too large.';

const MIB = 1024 * 1024;
const pdfOf = (bytes: number) => Buffer.concat([pdfFile(), Buffer.alloc(bytes - pdfFile().length, '\n')]);

describe('POST /apply: how a form may arrive', () => {
  const app = useApp();
  const { send, refused, storedResume, countRows } = applicationCalls(app);
  const post = ({ type, body }: { type: string; body: Buffer | string }) =>
    app.post(PATH).set('Content-Type', type).send(body);
  const nameStored = async (fileName: string) => {
    const { body } = await post(multipart([...TEXTS, { ...RESUME, fileName }])).expect(201);
    return (await storedResume(body)).file_name;
  };

  describe('size', () => {
    it('takes a resume of exactly 5 MiB', async () => {
      const content = pdfOf(LIMITS.resume.bytes);
      const resume = await storedResume(await send({}, { fileName: 'cv.pdf', content }));
      expect(resume.content.equals(content)).toBe(true);
    });

    it('refuses one byte more, and stores nothing', async () => {
      const before = await countRows();
      const content = pdfOf(LIMITS.resume.bytes + 1);
      const body = await refused(413, {}, { fileName: 'cv.pdf', content });
      expect(body).toEqual(problemBody(413, ['Resume must be 5 MB or smaller.']));
      expect(await countRows()).toEqual(before);
    });

    it.each(
      firstOrAll([
        ['with its length', {}, MIB],
        ['in chunks', { 'Transfer-Encoding': 'chunked' }, 7 * MIB],
      ]),
    )('reads little more than it could take of 40 MiB sent %s', async (_way, headers, most) => {
      const taken = new Promise<number>((resolve) => {
        const server = app.nest.getHttpServer();
        server.once('connection', (socket: Socket) => socket.once('close', () => resolve(socket.bytesRead)));
      });
      const { type, body } = multipart([...TEXTS, { ...RESUME, content: pdfOf(40 * MIB) }]);
      const call = { path: `/api/${PATH}`, method: 'POST', headers: { ...headers, 'Content-Type': type }, body };
      const answer = await app.raw(call);
      expect(answer).toMatchObject({ status: 413, body: problemBody(413, ['Resume must be 5 MB or smaller.']) });
      expect(await taken).toBeLessThan(most);
    });
  });

  describe('parts', () => {
    it('takes the file before the texts', () => post(multipart([RESUME, ...TEXTS])).expect(201));

    it('refuses a second file', async () => {
      const { body } = await post(multipart([...TEXTS, RESUME, RESUME])).expect(400);
      expect(body).toEqual(problemBody(400, ['Send one file only, the resume.']));
    });

    it('refuses a file in a field that takes none', async () => {
      const { body } = await post(multipart([...TEXTS, { ...RESUME, field: 'photo' }])).expect(400);
      expect(body).toEqual(problemBody(400, ['Unknown field: photo.']));
    });

    it.each(['salary', 'name[first]', 'name[]', 'name[0]', '__proto__', 'constructor', 'toString'])(
      'refuses the unknown field %s',
      async (field) => {
        const { body } = await post(multipart([...TEXTS, RESUME, { field, text: 'x' }])).expect(400);
        expect(body).toEqual(problemBody(400, [`Unknown field: ${field}.`]));
      },
    );

    it('refuses a field that comes twice', async () => {
      const { body } = await post(multipart([...TEXTS, RESUME, { field: 'name', text: 'Ben' }])).expect(400);
      expect(body).toEqual(problemBody(400, ['Name must be text.']));
    });

    it.each([
      ['a text of more than 4 KB', [{ field: 'name', text: 'x'.repeat(4097) }]],
      ['a field name of more than 100 characters', [{ field: 'x'.repeat(101), text: 'x' }]],
      ['more parts than the form has', Array<Part>(20).fill({ field: 'name', text: 'x' })],
    ])('refuses %s', async (_what, parts: Part[]) => {
      const { body } = await post(multipart([...TEXTS, ...parts, RESUME])).expect(413);
      expect(body).toEqual(problemBody(413, TOO_LARGE));
    });

    it.each([
      ['a NUL', 'Ana\0'],
      ['a line break', 'Ana\r\nReyes'],
      ['bytes that are no UTF-8', Buffer.from('Ni\xf1o', 'latin1')],
    ])('refuses %s in a name', async (_what, text) => {
      const { body } = await post(multipart([...TEXTS.slice(1), { field: 'name', text }, RESUME])).expect(400);
      expect(body.statusCode).toBe(400);
    });
  });

  describe('form', () => {
    const whole = multipart([...TEXTS, RESUME]);

    it.each([
      ['without a boundary', { ...whole, type: 'multipart/form-data' }],
      ['with another boundary than it says', { ...whole, type: 'multipart/form-data; boundary=other' }],
      ['cut short', { ...whole, body: whole.body.subarray(0, -60) }],
      ['of no parts at all', { ...whole, body: Buffer.from('nothing') }],
    ])('refuses a form %s', async (_what, form) => {
      const before = await countRows();
      const { body } = await post(form).expect(400);
      expect(body).toEqual(problemBody(400, NOT_UNDERSTOOD));
      expect(await countRows()).toEqual(before);
    });

    it.each([
      ['application/json', JSON.stringify(APPLICATION)],
      ['application/x-www-form-urlencoded', 'name=Ana'],
      ['text/plain', 'name=Ana'],
      ['multipart/mixed; boundary=x', '--x--'],
    ])('refuses a body of type %s', async (type, body) => {
      const answer = await post({ type, body }).expect(415);
      expect(answer.body).toEqual(problemBody(415, 'Send the form as multipart/form-data.'));
    });

    it('refuses a request without a body', async () => {
      const { body } = await app.post(PATH).expect(415);
      expect(body).toEqual(problemBody(415, 'Send the form as multipart/form-data.'));
    });
  });

  describe('file name', () => {
    it.each([
      ['quotes, escaped as browsers do', 'my %22best%22 cv.pdf', 'my "best" cv.pdf'],
      ['quotes, escaped as others do', 'my \\"best\\" cv.pdf', 'my "best" cv.pdf'],
      ['line breaks', 'cv%0D%0AX-Evil: 1%0D%0A.pdf', 'cvX-Evil: 1.pdf'],
      ['a path', '../../etc/passwd/cv.pdf', 'cv.pdf'],
      ['a path of Windows', 'C:\\\\Users\\\\ana\\\\cv.pdf', 'cv.pdf'],
      ['letters of any script', 'résumé 李小龍 🚜.pdf', 'résumé 李小龍 🚜.pdf'],
      ['a sign that turns the text around', 'cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
      ['a percent sign', '100%.pdf', '100%.pdf'],
    ])('keeps of %s what is safe to show', async (_what, sent, kept) => {
      expect(await nameStored(sent)).toBe(kept);
    });

    it('is refused when it is no UTF-8', async () => {
      const form = multipart([...TEXTS, { ...RESUME, fileName: 'r_sum_.pdf' }]);
      const body = Buffer.from(form.body.toString('latin1').replace('r_sum_', 'r\xe9sum\xe9'), 'latin1');
      const answer = await post({ type: form.type, body }).expect(400);
      expect(answer.body).toEqual(problemBody(400, 'The text contains characters that cannot be stored.'));
    });

    it('keeps 255 characters of a name of 300, and its ending', async () => {
      expect(await nameStored(`${'x'.repeat(296)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`);
    });

    it('cuts no character in two', async () => {
      expect(await nameStored(`x${'🚜'.repeat(299)}.pdf`)).toBe(`x${'🚜'.repeat(250)}.pdf`);
    });
  });
});
