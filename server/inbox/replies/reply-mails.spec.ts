import type { SubmissionReceipt } from '#shared/contract';
import { addressLine, mailboxOf } from '#shared/content/addresses/site';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { ENDPOINTS } from '#shared/endpoints';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { replyCalls } from '../../testing/calls/reply-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';

describe('the mail of a reply', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: Object.assign(smtp.variables, { MAIL_FROM: 'website@eclar.example' }) });
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { become, toVisitor, pathOf, received } = mailCalls(app, smtp);
  const { idOf, answer, detail, replyIn, takeBack, waitOver } = replyCalls(app);
  const arrived = (subject: string) => until(() => smtp.received.find(({ mail }) => mail.subject === subject));
  const isSent = (subject: string) => smtp.received.some(({ mail }) => mail.subject === subject);
  const confirmed = async (changes = {}): Promise<SubmissionReceipt> => {
    const receipt = await send(changes);
    await become(receipt, 'sent');
    return receipt;
  };
  beforeEach(async () => {
    await app.database.query('DELETE FROM submissions');
    await smtp.open();
  });

  it('goes to the visitor from the site, with the mailbox of the form to answer to', async () => {
    const id = await idOf(await confirmed());
    await answer([id], { subject: 'Your price', body: 'Dear {name},\n\n<b>ten</b> & more' });
    await waitOver();
    const { from, recipients, mail } = await arrived('Your price');
    expect({ from, recipients }).toEqual({ from: 'website@eclar.example', recipients: [INQUIRY.email] });
    expect(mail).toMatchObject({
      from: { name: SAMPLE_FIRM.name, address: 'website@eclar.example' },
      to: [{ name: '', address: INQUIRY.email }],
      replyTo: [{ name: '', address: mailboxOf(SAMPLE_FIRM, 'inquiry').address }],
      attachments: [],
    });
    expect(mail.text?.startsWith('Dear Ana Reyes,\n\n<b>ten</b> & more\n\n')).toBe(true);
    expect(mail.html).toContain('Dear Ana Reyes,<br><br>&lt;b&gt;ten&lt;/b&gt; &amp; more</p>');
    expect(mail.text?.trimEnd().endsWith(`\n${SAMPLE_FIRM.legalName}\n${addressLine(SAMPLE_FIRM)}`)).toBe(true);
    expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  });

  it('has the subject as it was, also with the name of a visitor that looks like an encoded word', async () => {
    const name = '=?utf-8?Q?Ana?=';
    const id = await idOf(await confirmed({ name }));
    await answer([id], { subject: '{name} asked for a price' });
    await waitOver();
    expect((await arrived(`${name} asked for a price`)).recipients).toEqual([INQUIRY.email]);
  });

  it('stands below the confirmation and the replies before it', async () => {
    const receipt = await confirmed();
    const { messageId: confirmation } = (await toVisitor(receipt)).mail;
    const id = await idOf(receipt);
    await answer([id], { subject: 'First' });
    await waitOver();
    const first = (await arrived('First')).mail;
    expect(first).toMatchObject({ inReplyTo: confirmation, references: confirmation });
    await replyIn(id, 'sent');
    await answer([id], { subject: 'Second' });
    await waitOver();
    const second = (await arrived('Second')).mail;
    expect(second).toMatchObject({ inReplyTo: confirmation, references: `${confirmation} ${first.messageId}` });
  });

  it('names no mail that the visitor never got', async () => {
    smtp.answerTo.RCPT = () => 550;
    const receipt = await send();
    await become(receipt, 'failed');
    await smtp.open();
    await answer([await idOf(receipt)], { subject: 'Alone' });
    await waitOver();
    const { mail } = await arrived('Alone');
    expect([mail.inReplyTo, mail.references]).toEqual([undefined, undefined]);
  });

  it('waits so long that it can be taken back, and is then never sent', async () => {
    const receipt = await confirmed();
    const id = await idOf(receipt);
    const ids = await answer([id], { subject: 'Too early' });
    const [{ wait }] = await app.database.query<{ wait: number }>(
      'SELECT extract(epoch FROM next_attempt_at - queued_at)::float AS wait FROM mails WHERE reply_id = $1',
      ids,
    );
    expect(wait).toBeGreaterThan(10);
    expect(await takeBack(ids)).toEqual(ids);
    await waitOver();
    await confirmed({ name: 'Somebody else' });
    expect(isSent('Too early')).toBe(false);
  });

  it('cannot be taken back once it is sent', async () => {
    const id = await idOf(await confirmed());
    const ids = await answer([id]);
    await waitOver();
    const { sentAt, canTakeBack } = await replyIn(id, 'sent');
    expect({ sentAt, canTakeBack }).toEqual({ sentAt: expect.stringMatching(/Z$/), canTakeBack: false });
    expect(await takeBack(ids)).toEqual([]);
    expect((await detail(id)).replies).toHaveLength(1);
  });

  it('is tried again while the mail server refuses it for now, and shows as failed when it refuses for good', async () => {
    const receipt = await confirmed();
    const id = await idOf(receipt);
    smtp.answerTo.RCPT = () => 450;
    await answer([id], { subject: 'Try again' });
    await waitOver();
    const tried = 'SELECT 1 FROM mails WHERE reply_id IS NOT NULL AND attempts > 0 AND state = $1';
    await until(async () => (await app.database.query(tried, ['queued'])).length > 0);
    expect(await detail(id)).toMatchObject({ replyQueued: true, replies: [{ state: 'queued' }] });
    smtp.answerTo.RCPT = () => 550;
    await waitOver();
    await replyIn(id, 'failed');
    expect(await detail(id)).toMatchObject({ replyFailed: true, replyQueued: false, mail: 'sent' });
    await smtp.open();
    await app.asAdmin.post(await pathOf(receipt, '/resend-mail')).expect(202);
    await arrived('Try again');
    await replyIn(id, 'sent');
    expect(await detail(id)).toMatchObject({ replyFailed: false, replyQueued: false });
    expect(received(receipt)).toHaveLength(2);
  });

  it('tells the lists when its state changes', async () => {
    const id = await idOf(await confirmed());
    await answer([id]);
    const before = await detail(id);
    const changedAt = 'SELECT changed_at FROM submissions';
    const [stored] = await app.database.query<{ changed_at: Date }>(changedAt);
    await waitOver();
    await replyIn(id, 'sent');
    const [sent] = await app.database.query<{ changed_at: Date }>(changedAt);
    expect(sent.changed_at.getTime()).toBeGreaterThan(stored.changed_at.getTime());
    expect(await detail(id)).toMatchObject({ state: before.state, mail: before.mail, answeredAt: before.answeredAt });
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['spam', (path) => app.asAdmin.patch(path).send({ spam: true }).expect(200)],
    ['deleted', (path) => app.asAdmin.delete(path).expect(204)],
  ])('is not sent while its submission is %s', async (_what, become) => {
    const receipt = await confirmed();
    await answer([await idOf(receipt)], { subject: 'Held back' });
    await become(await pathOf(receipt));
    await waitOver();
    await confirmed({ name: 'Somebody else' });
    expect(isSent('Held back')).toBe(false);
  });

  it('is left to wait by "send now" while it can be taken back', async () => {
    const receipt = await confirmed();
    const ids = await answer([await idOf(receipt)], { subject: 'Not now' });
    await app.asAdmin.post(await pathOf(receipt, '/resend-mail')).expect(202);
    expect(await takeBack(ids)).toEqual(ids);
  });

  it('is erased with its submission', async () => {
    await answer([await idOf(await confirmed())]);
    await app.asAdmin.post(`${ENDPOINTS.personalData}/erase`).send({ email: INQUIRY.email }).expect(200);
    expect(await app.database.query('SELECT id FROM replies')).toEqual([]);
    expect(await app.database.query('SELECT id FROM mails')).toEqual([]);
  });

  it('takes an invitation along, as a calendar reads it', async () => {
    const id = await idOf(await confirmed());
    const [reply] = await answer([id], { subject: 'The meeting' });
    const sql = `UPDATE replies SET calendar = $2, calendar_method = 'REQUEST' WHERE id = $1`;
    await app.database.query(sql, [reply, CALENDAR]);
    expect((await detail(id)).replies[0].hasInvitation).toBe(true);
    await waitOver();
    const { raw, mail } = await arrived('The meeting');
    expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8;\s+method=REQUEST/i);
    expect(mail.attachments.map(({ filename }) => filename)).toContain('invite.ics');
  });
});
