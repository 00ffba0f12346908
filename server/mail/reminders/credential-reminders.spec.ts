import type { Content } from '#shared/content/documents';
import { officeDay } from '#shared/meetings/office-day';
import { PublishedContent } from '../../content/published/published-content.ts';
import { type SpecApp, useApp } from '../../testing/app/use-app.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { letterCalls } from '../../testing/calls/mail-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { CredentialReminders } from './credential-reminders.ts';

const DAY = 86_400_000;
const OFFICE = 'trading@eclar.example';

const inDays = (days: number) => officeDay(new Date(Date.now() + days * DAY));

const credential = (id: string, validTo: string | null): Content['credentials']['items'][number] => ({
  id,
  name: `License ${id}`,
  issuer: 'PCAB',
  number: '1',
  category: '',
  validFrom: null,
  validTo,
  scan: null,
});

describe('a license that ends soon', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const replica = useApp({ variables: smtp.variables, replicaOf: app });
  const editor = editorOf(app);
  const { states, settle, failOnce } = letterCalls(app);
  const publish = async (...items: Content['credentials']['items']) => {
    await editor.set('credentials', ['items'], items);
    await editor.published();
    const theirs = replica.nest.get(PublishedContent);
    theirs.show(await theirs.read());
  };
  /** The sent mails in alphabetical order, because they are sent in parallel. */
  const subjects = () => smtp.received.map(({ mail }) => mail.subject).sort();
  const queue = (site: SpecApp = app) => site.nest.get(CredentialReminders).run();
  const remind = async () => {
    const queued = await queue();
    await settle();
    return queued;
  };
  beforeEach(async () => {
    await smtp.open();
    smtp.received.length = 0;
    await app.database.query('DELETE FROM mails');
  });

  it('is told to the office 60 and 14 days before its last day, and at no other time', async () => {
    await publish(...[61, 60, 14, 0, -1, -400].map((days) => credential(`in-${days}`, inDays(days))), {
      ...credential('unlimited', null),
    });
    expect(await remind()).toBe(3);
    expect(subjects()).toEqual([
      'License in-0 expires today',
      'License in-14 expires in 14 days',
      'License in-60 expires in 60 days',
    ]);
    const { recipients, mail } = smtp.received.find((one) => one.mail.subject?.includes('in-0'))!;
    expect(recipients).toEqual([OFFICE]);
    expect(mail.text).toContain('License or certificate: License in-0');
  });

  it('is told once, whatever is started again, and by one replica', async () => {
    await publish(credential('once', inDays(30)));
    const queued = await Promise.all([queue(), queue(replica), queue(), queue(replica)]);
    expect(queued.reduce((sum, count) => sum + count)).toBe(1);
    await settle();
    expect(await queue(replica)).toBe(0);
    expect(subjects()).toEqual(['License once expires in 30 days']);
  });

  it('is told again 14 days before, and when it was renewed and ends again', async () => {
    await publish(credential('pcab', inDays(60)));
    await remind();
    await app.database.query('UPDATE mails SET key = replace(key, $1, $2)', [inDays(60), inDays(14)]);
    await publish(credential('pcab', inDays(14)));
    expect(await remind()).toBe(1);
    await publish(credential('pcab', inDays(13)));
    expect(await remind()).toBe(1);
    expect(subjects()).toEqual([
      'License pcab expires in 13 days',
      'License pcab expires in 14 days',
      'License pcab expires in 60 days',
    ]);
  });

  it('is told later when the mail server was away', async () => {
    await publish(credential('late', inDays(5)));
    smtp.answerTo.RCPT = () => 450;
    expect([await queue(), await queue()]).toEqual([1, 0]);
    await failOnce();
    smtp.answerTo.RCPT = () => 0;
    await settle();
    expect(subjects()).toEqual(['License late expires in 5 days']);
  });

  it('is not told when it was renewed before its mail could leave', async () => {
    await publish(credential('renewed', inDays(5)));
    smtp.answerTo.RCPT = () => 450;
    await queue();
    await failOnce();
    await publish(credential('renewed', inDays(400)));
    smtp.answerTo.RCPT = () => 0;
    await settle();
    expect([await states(), subjects()]).toEqual([[], []]);
  });

  it('is not told while it is a draft', async () => {
    await publish();
    await editor.set('credentials', ['items'], [credential('draft', inDays(5))]);
    expect(await remind()).toBe(0);
    await editor.discardAll();
  });

  it('is shown to editors with the days left, after its end too', async () => {
    await publish(credential('soon', inDays(59)), credential('over', inDays(-3)), credential('later', inDays(61)));
    expect((await editor.state()).expiring).toEqual([
      { id: 'over', name: 'License over', validTo: inDays(-3), daysLeft: -3 },
      { id: 'soon', name: 'License soon', validTo: inDays(59), daysLeft: 59 },
    ]);
  });
});

describe('a site without a mail server', () => {
  const app = useApp();

  it('keeps the reminders until there is one', async () => {
    await editorOf(app).set('credentials', ['items'], [credential('pcab', inDays(5))]);
    await editorOf(app).published();
    expect(await app.nest.get(CredentialReminders).run()).toBe(0);
    expect(await app.database.query('SELECT key FROM mails')).toEqual([]);
  });
});
