import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { useApp } from '#server/testing/app/use-app';

const PATH = DESK_ENDPOINTS.deskSettings;

describe('the mails about the office’s own work', () => {
  const app = useApp();
  const read = async () => (await app.asAdmin.get(PATH).expect(200)).body as object;
  const change = async (choices: object) => (await app.asAdmin.patch(PATH).send(choices).expect(200)).body as object;
  beforeEach(() => app.database.query('DELETE FROM desk_settings'));

  it('are sent until the office chooses otherwise', async () => {
    expect(await read()).toEqual({ weeklyMail: true, waitingMail: true });
  });

  it('are turned off and on, each for itself', async () => {
    expect(await change({ weeklyMail: false })).toEqual({ weeklyMail: false, waitingMail: true });
    expect(await change({ waitingMail: false })).toEqual({ weeklyMail: false, waitingMail: false });
    expect(await change({ weeklyMail: true })).toEqual({ weeklyMail: true, waitingMail: false });
    expect(await read()).toEqual({ weeklyMail: true, waitingMail: false });
  });

  it('are changed by two admins at once without undoing each other', async () => {
    await Promise.all([change({ weeklyMail: false }), change({ waitingMail: false })]);
    expect(await read()).toEqual({ weeklyMail: false, waitingMail: false });
  });

  it.each([
    ['no choice', {}, 'Send at least one of weeklyMail and waitingMail.'],
    ['a word', { weeklyMail: 'no' }, 'weeklyMail and waitingMail must be true or false.'],
    ['null', { waitingMail: null }, 'weeklyMail and waitingMail must be true or false.'],
    ['another key', { daily: true }, 'Unknown field: daily.'],
  ])('are not changed by %s', async (_what, choices, sentence) => {
    const { body } = await app.asAdmin.patch(PATH).send(choices).expect(400);
    expect(body.message).toBe(sentence);
    expect(await read()).toEqual({ weeklyMail: true, waitingMail: true });
  });

  it('are refused without the admin token', async () => {
    await app.get(PATH).expect(401);
    await app.patch(PATH).send({ weeklyMail: false }).expect(401);
  });
});
