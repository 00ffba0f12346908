import { DataSource } from 'typeorm';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { Invitation, MadeInvitation, Person } from '#shared/accounts/contract';
import { ROLES } from '#shared/accounts/roles';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { ADMIN, NOBODY, type SpecApp, useApp } from '../../testing/app/use-app.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { findLink } from '../links/account-links.ts';

const PATH = ACCOUNT_ENDPOINTS.accounts;
const ROSA: Invitation = { email: 'rosa@eclar.example', name: 'Rosa Cruz', roles: ['hr'] };
const HOUR = 3_600_000;

const tokenOf = ({ link }: MadeInvitation) => new URL(link).hash.replace('#token=', '');

/** An owner's calls about invitations. */
function invitationsOf(app: SpecApp) {
  const invite = (input: object = ROSA) => app.asAdmin.post(PATH).send(input);
  return {
    invite,
    invited: async (input: object = ROSA) => (await invite(input).expect(201)).body as MadeInvitation,
    renew: (id: string) => app.asAdmin.post(`${PATH}/${id}/invitation`),
    people: async () => (await app.asAdmin.get(PATH).expect(200)).body as Person[],
    accountOf: async (made: MadeInvitation) =>
      (await findLink(app.nest.get(DataSource).manager, tokenOf(made)))?.accountId,
    clear: async () => app.database.query('DELETE FROM accounts WHERE NOT is_first'),
  };
}

describe('an invitation', () => {
  const app = useApp();
  const { invite, invited, renew, people, accountOf, clear } = invitationsOf(app);
  beforeEach(clear);

  it('makes an account without a password, and a link that ends after 72 hours', async () => {
    const made = await invited();
    expect(made).toEqual({
      account: {
        _id: expect.any(String) as string,
        ...ROSA,
        state: 'invited',
        isFirst: false,
        hasSecondKey: false,
        lastSignInAt: null,
        invitationEndsAt: expect.any(String) as string,
      },
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/admin-password#token=[\w-]{43}$/) as string,
      mailed: false,
    });
    const lasts = Date.parse(made.account.invitationEndsAt!) - Date.now();
    expect(Math.round(lasts / HOUR)).toBe(72);
    expect(await accountOf(made)).toBe(made.account._id);
    expect(await people()).toContainEqual(made.account);
  });

  it('shows its link this once: the database has a hash alone', async () => {
    const made = await invited();
    const [kept] = await app.database.query<object>('SELECT * FROM account_links');
    expect(JSON.stringify([kept, await people()])).not.toContain(tokenOf(made));
  });

  it('is over when its time is', async () => {
    const made = await invited();
    await app.database.query(`UPDATE account_links SET expires_at = now() - interval '1 second'`);
    expect(await accountOf(made)).toBeUndefined();
    expect((await people()).find(({ _id }) => _id === made.account._id)).toMatchObject({
      state: 'invited',
      invitationEndsAt: null,
    });
  });

  it('takes the address in small letters, and no name', async () => {
    const { account } = await invited({ email: ' Rosa@Eclar.EXAMPLE ', roles: ['sales', 'editor'] });
    expect(account).toMatchObject({ email: 'rosa@eclar.example', name: '', roles: ['sales', 'editor'] });
  });

  it('begins the days without a second factor for those who need one alone', async () => {
    const { account } = await invited();
    const other = await invited({ ...ROSA, email: 'sales@eclar.example', roles: ['sales'] });
    const rows = await app.database.query(
      'SELECT id, second_key_due_from IS NOT NULL AS begun FROM accounts WHERE NOT is_first',
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: account._id, begun: true },
        { id: other.account._id, begun: false },
      ]),
    );
  });

  it('is refused for an address that has an account, in any letters and at the same time', async () => {
    const answers = await Promise.all([invite(), invite({ ...ROSA, email: 'ROSA@eclar.example' }), invite()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await invite({ ...ROSA, email: ADMIN.email }).expect(409);
    expect(body).toEqual(problemBody(409, 'An account with this email already exists.'));
  });

  it('is refused when there are as many accounts as a site may have', async () => {
    await app.database.query(
      `INSERT INTO accounts (email, roles) SELECT n || '@x.example', '{hr}' FROM generate_series(2, ${ACCOUNT_LIMITS.accounts}) n`,
    );
    const { body } = await invite().expect(409);
    expect(body).toEqual(problemBody(409, 'There are 100 accounts. Remove one before you invite another.'));
  });

  it.each([
    ['no email', { email: undefined }, 'Email is required.'],
    ['a wrong email', { email: 'rosa' }, 'Email is invalid.'],
    ['two addresses', { email: 'rosa@eclar.example, other@x.example' }, 'Email is invalid.'],
    ['a long name', { name: 'n'.repeat(101) }, 'Name must be at most 100 characters.'],
    ['a name of two lines', { name: 'Rosa\nBcc: x' }, 'Name must be a single line of text.'],
    ['no roles', { roles: undefined }, 'Choose at least one role.'],
    ['an unknown role', { roles: ['root'] }, `roles must be a list of different ones of ${ROLES.join(', ')}.`],
    ['a state', { state: 'active' }, 'Unknown field: state.'],
  ])('is refused with %s', async (_what, input, sentence) => {
    const { body } = await invite({ ...ROSA, ...input }).expect(400);
    expect(body.message).toBe(sentence);
    expect(await people()).toHaveLength(1);
  });

  describe('that is made anew', () => {
    it('ends the link before', async () => {
      const first = await invited();
      await app.database.query(
        `UPDATE accounts SET second_key_due_from = now() - interval '3 days' WHERE NOT is_first`,
      );
      const { body } = await renew(first.account._id).expect(201);
      const second = body as MadeInvitation;
      expect(second.account).toMatchObject({ ...ROSA, _id: first.account._id, state: 'invited' });
      expect([await accountOf(first), await accountOf(second)]).toEqual([undefined, first.account._id]);
      const [{ begun }] = await app.database.query<{ begun: boolean }>(
        `SELECT second_key_due_from > now() - interval '1 hour' AS begun FROM accounts WHERE NOT is_first`,
      );
      expect(begun).toBe(true);
    });

    it('is refused for who has a password, who is suspended, and nobody', async () => {
      const { account } = await invited();
      const set = (columns: string) => app.database.query(`UPDATE accounts SET ${columns} WHERE NOT is_first`);
      await set('suspended_at = now()');
      expect((await renew(account._id).expect(409)).body).toEqual(
        problemBody(409, 'This account is suspended. Reactivate it before you invite it.'),
      );
      await set(`suspended_at = NULL, password_hash = 'x'`);
      expect((await renew(account._id).expect(409)).body).toEqual(
        problemBody(409, 'This account has already accepted its invitation.'),
      );
      await renew(NOBODY).expect(404);
    });
  });

  it('ends when the account is suspended or removed', async () => {
    const [suspended, removed] = [await invited(), await invited({ ...ROSA, email: 'other@eclar.example' })];
    await app.asAdmin.patch(`${PATH}/${suspended.account._id}`).send({ suspended: true }).expect(200);
    await app.asAdmin.delete(`${PATH}/${removed.account._id}`).expect(204);
    expect([await accountOf(suspended), await accountOf(removed)]).toEqual([undefined, undefined]);
  });

  it('is written down, and what was typed is not', async () => {
    const { account } = await invited();
    await renew(account._id).expect(201);
    const rows = await app.database.query<object>('SELECT * FROM activities WHERE subject = $1', [account._id]);
    expect(rows).toEqual([
      expect.objectContaining({ action: 'account-invited', who: ADMIN.email }),
      expect.objectContaining({ action: 'account-invited', who: ADMIN.email }),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/rosa/i);
  });
});

describe('the mail of an invitation', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: Object.assign(smtp.variables, { PUBLIC_URL: 'https://www.eclar.example' }) });
  const { invited, clear } = invitationsOf(app);
  beforeEach(async () => {
    await smtp.open();
    smtp.received.length = 0;
    await clear();
  });

  it('brings the link of the answer, at the site’s own address', async () => {
    const made = await invited({ ...ROSA, roles: ['sales', 'hr'] });
    expect(made.mailed).toBe(true);
    expect(made.link).toMatch(/^https:\/\/www\.eclar\.example\/admin-password#token=/);
    const [{ recipients, mail }] = smtp.received;
    expect(recipients).toEqual([ROSA.email]);
    expect(mail.subject).toMatch(/^Your .+ website account$/);
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: ADMIN.email })]);
    for (const text of [
      made.link,
      `${ADMIN.email} has invited you`,
      'Sales: Quote requests',
      'HR: Applications',
      'works once',
    ])
      expect(mail.text).toContain(text);
    expect(mail.html).toContain(made.link);
  });

  it('says so when the mail server refuses it, and the link is there all the same', async () => {
    smtp.answerTo.RCPT = () => 550;
    const made = await invited();
    expect(made.mailed).toBe(false);
    expect(made.account.state).toBe('invited');
  });
});
