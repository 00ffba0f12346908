import type { DeskSettings } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { dayAfter, mondayOf, officeDay } from '#shared/meetings/office-day';
import { type SpecApp, useApp } from '#server/testing/app/use-app';
import { inboxCalls } from '#server/testing/calls/inbox-calls';
import { letterCalls } from '#server/testing/calls/mail-calls';
import { useSmtp } from '#server/testing/calls/smtp';
import { startOf } from '../figures/periods.ts';
import { DeskLetters } from './desk-letters.ts';

const OFFICE = 'trading@eclar.example';
const HOUR = 3_600_000;

/** A moment of this week, by its day (0 for Monday) and its hour at the office. */
const MONDAY = mondayOf(officeDay());
const at = (day: number, hour: number) => new Date(startOf(dayAfter(MONDAY, day)).getTime() + hour * HOUR);
/** Days before this week's Monday. */
const earlier = (days: number, hour = 12) => at(-days, hour);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

// The tests alone run the task: on a Monday morning the site's own run at its start would send these mails itself.
beforeAll(() => {
  jest.spyOn(DeskLetters.prototype, 'onApplicationBootstrap').mockImplementation();
});

describe('the mails about the office’s own work', () => {
  const smtp = useSmtp();
  const variables = Object.assign(smtp.variables, { PUBLIC_URL: 'https://www.eclar.example' });
  const app = useApp({ variables });
  const replica = useApp({ variables, replicaOf: app });
  const { add, clear } = inboxCalls(app);
  const { settle, failOnce } = letterCalls(app);
  const queue = (now: Date, site: SpecApp = app) => site.nest.get(DeskLetters).run(now);
  const run = async (now: Date, site?: SpecApp) => {
    const queued = await queue(now, site);
    await settle();
    return queued;
  };
  const subjects = () => smtp.received.map(({ mail }) => mail.subject);
  const choose = (choices: Partial<DeskSettings>) =>
    app.asAdmin.patch(DESK_ENDPOINTS.deskSettings).send(choices).expect(200);
  beforeEach(async () => {
    await smtp.open();
    await clear();
    await app.database.query('DELETE FROM mails');
    await app.database.query('DELETE FROM desk_settings');
    smtp.received.length = 0;
  });

  describe('of a week', () => {
    /** Marks old submissions as answered, so that the other mail has nothing to report. */
    const addAnswered = (kind: string, created_at: Date, hours: number, page: string | null = null) => {
      const answered_at = new Date(created_at.getTime() + hours * HOUR);
      return add({ kind, created_at, answered_at, state: 'handled', page, mail_state: 'sent' });
    };

    it('tells on Monday what came in the week before, how soon it was answered, and from where', async () => {
      for (const hours of [1, 2, 3]) await addAnswered('quote', earlier(7), hours, '/civil-works');
      await addAnswered('inquiry', earlier(1, 23.9), 60, '/services');
      await addAnswered('quote', earlier(8), 1);
      await addAnswered('application', at(0, 1), 1);
      await add({ kind: 'quote', created_at: earlier(3), suspected_spam: true, mail_state: 'none' });
      expect(await run(at(0, 8))).toBe(1);
      const [{ recipients, mail }] = smtp.received;
      expect(recipients).toEqual([OFFICE]);
      expect(mail.subject).toBe('4 submissions last week');
      expect(mail.text).toContain('4 submissions arrived through the website, 3 more than the week before.');
      expect(mail.text).toContain('Quote requests: 3 (week before: 1)');
      expect(mail.text).toContain('Job applications: 0 (week before: 0)');
      expect(mail.text).toContain('3: median 2 h, 90th percentile 3 h; 3 of 3 (100%) within one working day');
      expect(mail.text).toContain('(0%) within one working day');
      expect(mail.text).toContain('/civil-works: 3\n    /services: 1');
      expect(mail.text).toContain('https://www.eclar.example/admin-dashboard?tab=reports');
      expect(mail.text).toContain('Turn it off in the dashboard under Reports.');
    });

    it('tells how old is what is open, and that there is more than is counted', async () => {
      await choose({ waitingMail: false });
      await add({ created_at: hoursAgo(24 * 5), mail_state: 'sent' });
      expect(await run(at(0, 8))).toBe(1);
      await app.database.query(
        `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, mail_state, created_at)
          SELECT 'inquiry', i, 'Ana', 'ana@example.com', '09171234567', '1', 'Pick Up', 'sent', now() - interval '30 days'
          FROM generate_series(1, 1000) i`,
      );
      await app.database.query('DELETE FROM mails');
      expect(await run(at(0, 8))).toBe(1);
      const [few, many] = smtp.received.map(({ mail }) => mail.text);
      expect(few).toContain('1 submission unanswered for more than 2 days.');
      expect(few).toContain('Open now: 1: 0 came today, 0 1 to 2 days ago, 1 3 to 7 days ago, 0 earlier');
      expect(many).toContain('999+ submissions unanswered for more than 2 days.');
      expect(many).toContain('Open now: 999+: 0 came today, 0 1 to 2 days ago, 1 3 to 7 days ago, 999+ earlier');
    });

    it('comes once, over all replicas', async () => {
      await addAnswered('quote', earlier(7), 1);
      const sent = await Promise.all([run(at(0, 8)), run(at(0, 8), replica), run(at(0, 9)), run(at(1, 9), replica)]);
      expect(sent.reduce((sum, count) => sum + count)).toBe(1);
      expect(await run(at(1, 23))).toBe(0);
      expect(subjects()).toEqual(['1 submission last week']);
    });

    it.each([
      ['before eight', 0, 7.99, 0],
      ['on Tuesday, if the site was down', 1, 1, 1],
      ['on Wednesday', 2, 1, 0],
      ['on Sunday', 6, 9, 0],
    ])('comes %s or not', async (_when, day, hour, sent) => {
      await addAnswered('quote', earlier(7), 1);
      expect(await run(at(day, hour))).toBe(sent);
    });

    it('comes too when nothing came last week, but not while nothing has ever come', async () => {
      expect(await run(at(0, 13))).toBe(0);
      await addAnswered('quote', earlier(60), 1);
      expect(await run(at(0, 13))).toBe(1);
      expect(subjects()).toEqual(['0 submissions last week']);
    });

    it('is turned off, and on again', async () => {
      await addAnswered('quote', earlier(7), 1);
      await choose({ weeklyMail: false });
      expect(await run(at(0, 13))).toBe(0);
      await choose({ weeklyMail: true });
      expect(await run(at(0, 13))).toBe(1);
    });

    it('is sent again when the mail server was away, and by nobody else meanwhile', async () => {
      await addAnswered('quote', earlier(7), 1);
      smtp.answerTo.RCPT = () => 450;
      expect([await queue(at(0, 13)), await queue(at(0, 13), replica)]).toEqual([1, 0]);
      await failOnce();
      smtp.answerTo.RCPT = () => 0;
      await settle();
      expect(subjects()).toEqual(['1 submission last week']);
    });

    it('is not sent when it was turned off before it could leave', async () => {
      await addAnswered('quote', earlier(7), 1);
      smtp.answerTo.RCPT = () => 450;
      await queue(at(0, 13));
      await failOnce();
      await choose({ weeklyMail: false });
      smtp.answerTo.RCPT = () => 0;
      await settle();
      expect(subjects()).toEqual([]);
    });
  });

  describe('of what waits', () => {
    /** A submission that the office was notified of, so that no other mail comes meanwhile. */
    const addMailed = (row: object) => add({ mail_state: 'sent', ...row });

    it('names in the morning who waits for more than two days, the longest first, with nothing else of them', async () => {
      const { id, reference } = await addMailed({ name: 'Ben Cruz', created_at: hoursAgo(49) });
      await addMailed({ name: 'Carla Diaz', created_at: hoursAgo(200), state: 'read', phone: '09998887777' });
      await addMailed({ name: 'In time', created_at: hoursAgo(47) });
      await addMailed({ name: 'Answered', created_at: hoursAgo(100), answered_at: new Date() });
      await addMailed({ name: 'Handled', created_at: hoursAgo(100), state: 'handled' });
      await addMailed({ name: 'Spam', created_at: hoursAgo(100), suspected_spam: true, mail_state: 'none' });
      await addMailed({ name: 'Deleted', created_at: hoursAgo(100), deleted_at: new Date() });
      expect(await run(at(2, 8))).toBe(1);
      const [{ recipients, mail }] = smtp.received;
      expect(recipients).toEqual([OFFICE]);
      expect(mail.subject).toBe('2 submissions without an answer');
      const names = mail.text!.match(/Carla Diaz|Ben Cruz|In time|Answered|Handled|Spam|Deleted/g);
      expect(names).toEqual(['Carla Diaz', 'Ben Cruz']);
      expect(mail.text).toContain(`${reference}: Ben Cruz, inquiry of `);
      expect(mail.text).toContain(`https://www.eclar.example/admin-dashboard?tab=inbox&id=${id}`);
      expect(mail.html).toContain(`href="https://www.eclar.example/admin-dashboard?tab=inbox&amp;id=${id}"`);
      expect(mail.text).not.toContain('09998887777');
      expect(mail.text).not.toContain('@example.com');
    });

    it('comes to each mailbox with its own kinds alone', async () => {
      await addMailed({ kind: 'application', name: 'Ana Reyes', created_at: hoursAgo(60) });
      await addMailed({ kind: 'quote', name: 'Ben Cruz', created_at: hoursAgo(60) });
      await addMailed({ kind: 'inquiry', name: 'Carla Diaz', created_at: hoursAgo(60) });
      expect(await run(at(2, 8))).toBe(3);
      const told = smtp.received.map(({ recipients, mail }) => [
        ...recipients,
        mail.subject,
        ...mail.text!.match(/Ana Reyes|Ben Cruz|Carla Diaz/g)!,
      ]);
      const subject = '1 submission without an answer';
      expect(told.sort()).toEqual([
        ['engineering@eclar.example', subject, 'Ben Cruz'],
        ['hr@eclar.example', subject, 'Ana Reyes'],
        ['trading@eclar.example', subject, 'Carla Diaz'],
      ]);
    });

    it('lists the twenty that have waited longest, and counts all', async () => {
      const visitors = Array.from({ length: 22 }, (_, one) => ({
        name: `Visitor ${one}.`,
        created_at: hoursAgo(60 + one),
      }));
      await Promise.all(visitors.map(addMailed));
      await run(at(2, 8));
      const [{ mail }] = smtp.received;
      expect(mail.subject).toBe('22 submissions without an answer');
      expect(mail.text).toContain('The 20 oldest are listed.');
      expect(mail.text).toContain('Visitor 2.');
      expect(mail.text).not.toContain('Visitor 1.');
    });

    it.each([
      ['before eight', 2, 7.9, 0],
      ['in the afternoon', 2, 12, 0],
      ['on Saturday, when the office is closed', 5, 9, 0],
      ['on Friday', 4, 11.9, 1],
    ])('comes %s or not', async (_when, day, hour, sent) => {
      await addMailed({ created_at: hoursAgo(60) });
      expect(await run(at(day, hour))).toBe(sent);
    });

    it('comes once a day, and not while nothing waits', async () => {
      expect(await run(at(2, 8))).toBe(0);
      await addMailed({ created_at: hoursAgo(60) });
      const sent = [await run(at(2, 9)), await run(at(2, 10), replica), await run(at(3, 9))];
      expect(sent).toEqual([1, 0, 1]);
    });

    it('is not sent when all was answered before it could leave, nor once the morning is over', async () => {
      smtp.answerTo.RCPT = () => 450;
      const { id } = await addMailed({ created_at: hoursAgo(60) });
      await queue(at(2, 9));
      await failOnce();
      await app.database.query(`UPDATE submissions SET state = 'handled', answered_at = now() WHERE id = $1`, [id]);
      smtp.answerTo.RCPT = () => 0;
      await settle();
      await addMailed({ created_at: hoursAgo(60) });
      smtp.answerTo.RCPT = () => 450;
      await queue(at(2, 9));
      await failOnce();
      await app.database.query(`UPDATE mails SET expires_at = expires_at - interval '3 hours'`);
      smtp.answerTo.RCPT = () => 0;
      await settle();
      expect(subjects()).toEqual([]);
    });

    it('is turned off alone', async () => {
      await addMailed({ created_at: hoursAgo(60) });
      await choose({ waitingMail: false });
      expect(await run(at(2, 9))).toBe(0);
      expect(await run(at(0, 9))).toBe(1);
      expect(subjects()[0]).toMatch(/last week$/);
    });
  });
});

describe('a site without a mail server', () => {
  const app = useApp();

  it('sends none, and notes none as begun', async () => {
    await inboxCalls(app).add({ created_at: hoursAgo(60) });
    expect(await app.nest.get(DeskLetters).run(at(0, 9))).toBe(0);
    expect(await app.database.query('SELECT key FROM mails WHERE key IS NOT NULL')).toEqual([]);
  });
});
