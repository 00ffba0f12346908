import { byId } from '#shared/content/entries';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { ENDPOINTS } from '#shared/endpoints';
import { type MadeAccount, makeAccount } from '../../testing/app/accounts.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { change, draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { contentFile } from '../../testing/samples/content-file.ts';

const FIRM = draftPath('firm');
const CONTENT = ENDPOINTS.content;
const { mailboxes, site } = SAMPLE_FIRM;
const FOREIGN = mailboxes.map((mailbox) => ({ ...mailbox, address: 'mallory@elsewhere.example' }));
const ONLY_OWNERS =
  'Only an owner can change the mailboxes, the site’s address and the data protection officer’s email.';

describe('where the mail of visitors goes', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const owner = editorOf(app);
  let editor: MadeAccount;
  beforeAll(async () => (editor = await makeAccount(app, 'editor')));
  afterEach(() => owner.discardAll());

  const asEditor = (method: 'patch' | 'put' | 'post', path: string) =>
    app[method](path).auth(editor.token, { type: 'bearer' });
  const firmNow = async () => (await owner.state()).content.firm;

  it.each([
    ['the mailboxes', ['mailboxes'], mailboxes, FOREIGN],
    ['the mailboxes, for what is none', ['mailboxes'], mailboxes, [null]],
    [
      'one mailbox',
      ['mailboxes', byId(mailboxes[0].id!), 'address'],
      mailboxes[0].address,
      'mallory@elsewhere.example',
    ],
    ['the site’s address', ['site'], site, 'https://elsewhere.example'],
    ['the privacy address', ['privacyAddress'], SAMPLE_FIRM.privacyAddress, 'mallory@elsewhere.example'],
  ])('is not changed by an editor: %s', async (_what, path, before, value) => {
    const { body } = await asEditor('patch', FIRM)
      .send(change(path, before, value))
      .expect(403);
    expect(body).toMatchObject({ message: ONLY_OWNERS });
  });

  it('is not changed by an editor with a whole draft, who may change everything else', async () => {
    await asEditor('put', FIRM)
      .send({ body: { ...SAMPLE_FIRM, mailboxes: FOREIGN }, revision: null })
      .expect(403);
    await asEditor('put', FIRM)
      .send({ body: { ...SAMPLE_FIRM, name: 'Gerona Works' }, revision: null })
      .expect(200);
  });

  it('is not changed by an editor who sends the mailboxes as they are, but without their ids', async () => {
    await owner.set('firm', ['mailboxes', 0, 'address'], 'new-desk@eclar.example');
    const firm = await firmNow();
    const bare = firm.mailboxes.map(({ id: _id, ...words }) => words);
    await asEditor('patch', FIRM)
      .send(change(['mailboxes'], firm.mailboxes, bare))
      .expect(200);
    const [{ revision }] = (await owner.state()).drafts;
    const { body } = await asEditor('put', FIRM)
      .send({ body: { ...firm, name: 'Gerona Works', mailboxes: bare }, revision })
      .expect(200);
    expect(await firmNow()).toMatchObject({ name: 'Gerona Works', mailboxes: bare });
    await asEditor('put', FIRM)
      .send({ body: { ...firm, mailboxes: bare.toReversed() }, revision: body.revision })
      .expect(403);
  });

  it('stays as it is when an editor brings another site in', async () => {
    const line = { document: 'firm', schema: 2, body: { ...SAMPLE_FIRM, name: 'Elsewhere', mailboxes: FOREIGN } };
    const file = contentFile({ lines: [line] });
    await asEditor('post', ENDPOINTS.contentFile).set('Content-Type', 'application/gzip').send(file).expect(200);
    expect(await firmNow()).toMatchObject({ name: 'Elsewhere', mailboxes });
  });

  it('is published by an owner alone, written down, and told to the old address', async () => {
    const address = 'new-desk@eclar.example';
    await owner.set('firm', ['mailboxes', 0, 'address'], address);
    const { drafts } = await owner.state();
    const revisions = Object.fromEntries(drafts.map(({ document, revision }) => [document, revision]));
    const refused = await asEditor('post', `${CONTENT}/publish`).send({ revisions }).expect(403);
    expect(refused.body).toMatchObject({ message: ONLY_OWNERS });
    const { id } = await owner.published();
    const rows = await app.database.query(
      `SELECT who, subject FROM activities WHERE action = 'content-addresses-changed'`,
    );
    expect(rows).toEqual([{ who: 'admin@eclar.example', subject: String(id) }]);
    await until(() => smtp.received.some(({ recipients }) => recipients.includes(mailboxes[0].address)));
    const { mail } = smtp.received.find(({ recipients }) => recipients.includes(mailboxes[0].address))!;
    expect(mail.subject).toContain('changed');
    expect(mail.text).toContain('By: admin@eclar.example');
    // an earlier release brings the texts back, and not the mailbox
    await asEditor('post', `${CONTENT}/releases/0/restore`).send({ revisions: {} }).expect(200);
    expect((await firmNow()).mailboxes[0].address).toBe(address);
  });
});
