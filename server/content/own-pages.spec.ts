import { downloadPath } from '#shared/content/documents/pages/downloads';
import type { OwnPage } from '#shared/content/documents/pages/own-pages';
import type { StoredDownload } from '#shared/contract';
import { ENDPOINTS, UPLOAD_FIELD } from '#shared/endpoints';
import { DownloadRetention } from './content-retention.ts';
import { builtClient } from '../testing/built/built-client.ts';
import { useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';
import { pdfFile } from '../testing/samples/files.ts';
import { problemBody } from '../testing/samples/problem-body.ts';

const client = builtClient();
afterAll(() => client.remove());

const PLANT: OwnPage = {
  id: 'n-1',
  title: 'Our plant',
  label: '',
  description: 'What it makes.',
  place: 'menu',
  path: '/pages/our-plant',
  blocks: [{ id: 'e_1', kind: 'heading', heading: 'Concrete' }],
};

describe("the owner's own pages", () => {
  const app = useApp({ clientDir: client.path });
  const editor = editorOf(app);
  const publish = async (...pages: object[]) => {
    await editor.set('ownPages', ['pages'], pages);
    const { status, body } = await editor.publish();
    return { status, message: (body as { message?: string }).message };
  };

  it('are a draft first, then found at their address, and by the old one once they move', async () => {
    await editor.set('ownPages', ['pages'], [PLANT]);
    const { drafts, addresses } = await editor.state();
    expect(drafts).toMatchObject([{ changes: [{ text: 'Your own pages › Pages: "Our plant" added.' }], problems: [] }]);
    expect(addresses).not.toContainEqual({ id: PLANT.id, path: PLANT.path });
    await editor.published();
    expect((await editor.state()).addresses).toContainEqual({ id: PLANT.id, path: PLANT.path });
    await publish({ ...PLANT, path: '/pages/plant' });
    const { headers } = await app.at('/pages/our-plant').expect(308);
    expect(headers.location).toBe('/pages/plant');
  });

  it('are not found any more once they are removed', async () => {
    await publish();
    await app.at('/pages/plant').expect(404);
    await app.at('/pages/our-plant').expect(404);
  });

  it('are not published with a mistake, and not saved in a wrong form', async () => {
    const text = { kind: 'text', text: '[a](javascript:x)' };
    expect(await publish({ ...PLANT, blocks: [text] })).toEqual({
      status: 400,
      message: 'The address of the link “a” must begin with https://, mailto:, tel: or /.',
    });
    await expect(publish({ ...PLANT, blocks: [{ kind: 'html', text: '<b>' }] })).rejects.toThrow(/400/);
  });
});

describe('a PDF on one of them', () => {
  const app = useApp({ clientDir: client.path });
  const editor = editorOf(app);
  const send = (content: Buffer, name = 'Price list 2026.pdf') =>
    app.asAdmin.post(ENDPOINTS.downloads).attach(UPLOAD_FIELD, content, name);
  const offer = ({ _id, name, bytes }: StoredDownload) =>
    editor.set(
      'ownPages',
      ['pages'],
      [{ ...PLANT, blocks: [{ kind: 'document', label: 'Prices', file: { download: _id, name, bytes } }] }],
    );
  const age = (days: number) => app.database.query(`UPDATE downloads SET created_at = now() - interval '${days} days'`);

  it('is saved by visitors under its name, at an address that never changes', async () => {
    const large = Buffer.concat([pdfFile(), Buffer.alloc(2_500_000)]);
    const { body } = await send(large).expect(201);
    const stored = body as StoredDownload;
    expect(stored).toEqual({
      _id: expect.stringMatching(/^d-[0-9a-f]{12}$/),
      name: 'Price list 2026.pdf',
      bytes: large.length,
    });
    const answer = await app
      .at(downloadPath({ download: stored._id }))
      .buffer(true)
      .expect(200);
    expect(large.equals(answer.body as Buffer)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(large.length),
      'content-disposition': 'attachment; filename="Price list 2026.pdf"',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await offer(stored);
    expect((await editor.publish()).status).toBe(200);
    await age(2);
    await app.nest.get(DownloadRetention).run();
    await app.at(downloadPath({ download: stored._id })).expect(200);
  });

  it.each([
    ['a web page', Buffer.from('<script>alert(1)</script>')],
    ['a PDF cut short', pdfFile().subarray(0, -40)],
  ])('is refused if it is %s', async (_what, content) => {
    expect((await send(content).expect(415)).body).toEqual(problemBody(415, ['The file must be a PDF.']));
  });

  it('is refused if it is too large, and from a visitor', async () => {
    const { body } = await send(Buffer.alloc(20 * 1024 * 1024 + 1)).expect(413);
    expect(body).toEqual(problemBody(413, ['The PDF must be 20 MB or smaller.']));
    await app.post(ENDPOINTS.downloads).attach(UPLOAD_FIELD, pdfFile(), 'a.pdf').expect(401);
  });

  it('is deleted a day after its upload if nothing offers it, and then keeps its page from being published', async () => {
    const { body } = await send(Buffer.concat([pdfFile(), Buffer.from('\n')]), 'Old.pdf').expect(201);
    const stored = body as StoredDownload;
    await app.nest.get(DownloadRetention).run();
    await app.at(downloadPath({ download: stored._id })).expect(200);
    await age(2);
    await app.nest.get(DownloadRetention).run();
    await app.at(downloadPath({ download: stored._id })).expect(404);
    await offer(stored);
    const { body: refusal } = await editor.publish();
    expect(refusal).toMatchObject({ message: 'The PDF “Old.pdf” is no longer stored. Upload it again.' });
  });
});
