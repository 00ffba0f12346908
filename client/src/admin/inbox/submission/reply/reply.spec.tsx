import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '#shared/accounts/roles';
import { thorough } from '#shared/testing/thorough';
import { expectCopied } from '#client/testing/clipboard.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Call, Responses } from '#client/testing/fake-api.ts';
import { KNOWN, signInAgain, GONE, SIGN_IN } from '#client/testing/dashboard/admin.ts';
import { factOf, openInbox, rowLink, rowOf } from '#client/testing/dashboard/inbox.ts';
import { CALL, PLANS, SENT, WELCOME } from '#client/testing/dashboard/replies.ts';
import { ALL, QUOTE, SPAM } from '#client/testing/dashboard/submissions.ts';

const SEND = 'POST /admin/submissions/replies';
const TEMPLATES: Responses = { 'GET /admin/reply-templates': [CALL, PLANS, WELCOME] };
const FILLED = 'Dear Ana Reyes,\n\nwe will call you at +63 917 123 4567 loc. 8.';

const message = () => screen.findByLabelText('Message');
const subject = () => screen.getByLabelText('Subject');
const history = () => within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem');
const sendings = (calls: Call[]) => calls.filter(({ method, path }) => `${method} ${path}` === SEND);

describe('a reply', () => {
  it('is sent in two presses: a template, and Send', async () => {
    const { press, calls } = await openInbox('&id=q', TEMPLATES);
    await press('We will call you');
    expect(await message()).toHaveValue(FILLED);
    expect(subject()).toHaveValue('Re: Q-7F3K9D');
    await press('Send reply');
    expect(await screen.findByText('Reply to Ana Reyes will be sent in 10 seconds.')).toBeVisible();
    expect(sendings(calls)).toEqual([
      expect.objectContaining({
        body: { ids: ['q'], subject: 'Re: Q-7F3K9D', body: FILLED },
        form: { key: expect.stringMatching(/.{8}/), seconds: null },
      }),
    ]);
    expect(history()).toHaveLength(1);
    expect(history()[0]).toHaveTextContent('Queued');
    expect(await message()).toHaveValue('');
    expect(subject()).toHaveValue('Re: Your quote request Q-7F3K9D');
  });

  it('offers the templates of its kind alone', async () => {
    await openInbox('&id=q', TEMPLATES);
    const group = await screen.findByRole('group', { name: 'Templates' });
    await within(group).findByRole('button', { name: 'We will call you' });
    expect(within(group).queryByRole('button', { name: 'Welcome' })).not.toBeInTheDocument();
  });

  it('can mark the submission as handled, and goes to the next one', async () => {
    const { press, calls } = await openInbox('&id=q', TEMPLATES);
    await press('We will call you');
    await press('Send & done → next');
    expect(await screen.findByRole('heading', { level: 2, name: 'Job application from Ben Cruz' })).toBeVisible();
    expect(sendings(calls)[0].body).toMatchObject({ handled: true });
  });

  it('takes a template by a slash and a few letters', async () => {
    const { user } = await openInbox('&id=q', TEMPLATES);
    await user.click(await message());
    await user.paste('/xyz');
    expect(await screen.findByText('No template has this in its name.')).toBeVisible();
    await user.clear(await message());
    await user.paste('/pla');
    const list = within(await screen.findByRole('listbox', { name: 'Templates' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Send us the plans']);
    await user.keyboard('{Enter}');
    expect(await message()).toHaveValue('Please send the plans.');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  thorough.it('waits until the submission is marked as read, which would undo that it is handled', async () => {
    let mark!: () => void;
    const marked = new Promise<void>((resolve) => (mark = resolve));
    const { press, calls } = await openInbox('&id=q', {
      ...TEMPLATES,
      'PATCH /admin/submissions/q': () => marked.then(() => ({ ...QUOTE, state: 'read' })),
    });
    await press('We will call you');
    await press('Send & done → next');
    expect(sendings(calls)).toEqual([]);
    mark();
    await waitFor(() => expect(sendings(calls)).toHaveLength(1));
  });

  it('is sent by Ctrl+Enter', async () => {
    const { user, calls } = await openInbox('&id=q', TEMPLATES);
    await user.type(await message(), 'Hello{Control>}{Enter}{/Control}');
    await screen.findByText('Reply to Ana Reyes will be sent in 10 seconds.');
    expect(sendings(calls)[0].body).toMatchObject({ body: 'Hello' });
  });

  it('is refused where it is wrong, and the field has the focus', async () => {
    const { user, press, calls } = await openInbox('&id=q', TEMPLATES);
    await press('Send reply');
    expect(await message()).toHaveAccessibleDescription(/Message is required\./);
    expect(await message()).toHaveFocus();
    await user.type(await message(), 'Dear {{first name}');
    expect(await message()).not.toHaveAccessibleDescription(/required/);
    await press('Send reply');
    expect(await message()).toHaveAccessibleDescription(/Unknown placeholder \{first name\}/);
    await user.clear(subject());
    await press('Send reply');
    expect(subject()).toHaveFocus();
    expect(sendings(calls)).toEqual([]);
  });

  it('is taken back by Undo, with its text as before', async () => {
    const { press, asked } = await openInbox('&id=q', TEMPLATES);
    await press('We will call you');
    await press('Send reply');
    await press('Undo');
    expect(await screen.findByText('Email canceled. Its text is back in the form.')).toBeVisible();
    expect(await message()).toHaveValue(FILLED);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Replies' })).not.toBeInTheDocument());
    expect(asked('POST').at(-1)).toMatchObject({ path: '/admin/submissions/replies/take-back', body: { ids: ['r1'] } });
  });

  thorough.it('that was sent already stays, and Undo says so', async () => {
    const late = { 'POST /admin/submissions/replies/take-back': { ids: [] } };
    const { press } = await openInbox('&id=q', { ...TEMPLATES, ...late });
    await press('We will call you');
    await press('Send reply');
    await press('Undo');
    expect(await screen.findByText('It has already been sent.')).toBeVisible();
    expect(await message()).toHaveValue('');
    expect(history()).toHaveLength(1);
  });

  thorough.it('taken back comes before what was typed since', async () => {
    const { press, user } = await openInbox('&id=q', TEMPLATES);
    await press('Send us the plans');
    await press('Send reply');
    await waitFor(async () => expect(await message()).toHaveValue(''));
    await user.type(await message(), 'And more');
    await press('Undo');
    await waitFor(async () => expect(await message()).toHaveValue('Please send the plans.\n\nAnd more'));
  });

  it('keeps its text when it could not be sent, and is sent again with the same key until it is changed', async () => {
    expectLog(/A change failed/);
    expectLog(/A change failed/);
    let answer: object | 'network error' = 'network error';
    const { press, user, calls } = await openInbox('&id=q', { ...TEMPLATES, [SEND]: () => answer });
    await press('We will call you');
    await press('Send reply');
    expect(await screen.findByText('The reply could not be sent.')).toBeVisible();
    await press('Send reply');
    await waitFor(() => expect(sendings(calls)).toHaveLength(2));
    answer = { status: 201, body: { ids: ['r1'] } };
    expect(await message()).toHaveValue(FILLED);
    await user.type(await message(), '!');
    await press('Send reply');
    await screen.findByText('Reply to Ana Reyes will be sent in 10 seconds.');
    const [first, second, third] = sendings(calls).map(({ form }) => form?.key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  thorough.it('shows the sentence of the server that refuses it', async () => {
    expectLog(/A change failed/);
    const gone = { status: 404, body: { message: 'A submission has since been deleted, so nothing was sent.' } };
    const { press } = await openInbox('&id=q', { ...TEMPLATES, [SEND]: gone });
    await press('We will call you');
    await press('Send reply');
    expect(await screen.findByText('A submission has since been deleted, so nothing was sent.')).toBeVisible();
    expect(await message()).toHaveValue(FILLED);
  });

  it('is there after a look at another submission, and after the end of the session', async () => {
    let gone = false;
    const { user, press } = await openInbox('&id=q', {
      ...TEMPLATES,
      ...SIGN_IN,
      [SEND]: () => (gone ? GONE : { ids: [] }),
    });
    await user.type(await message(), 'Half a');
    expect(screen.getByText('Not sent yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next submission' }));
    await screen.findByRole('heading', { name: 'Job application from Ben Cruz' });
    expect(await message()).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Previous submission' }));
    await screen.findByRole('heading', { name: 'Quote request from Ana Reyes' });
    expect(await message()).toHaveValue('Half a');
    gone = true;
    jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    await press('Send reply');
    await signInAgain(user);
    expect(await message()).toHaveValue('Half a');
  });

  thorough.it('that a template replaces comes back by Undo', async () => {
    const { user, press } = await openInbox('&id=q', TEMPLATES);
    await user.type(await message(), 'My own words');
    await press('Send us the plans');
    expect(await message()).toHaveValue('Please send the plans.');
    await press('Undo');
    await waitFor(async () => expect(await message()).toHaveValue('My own words'));
  });

  thorough.it('goes to the own mail program with what was written, and to the clipboard', async () => {
    const { user, press } = await openInbox('&id=q', TEMPLATES);
    await press('Send us the plans');
    const own = screen.getByRole('link', { name: 'Open in email app' });
    expect(own.getAttribute('href')).toMatch(/\?subject=Re%3A%20Q-7F3K9D&body=Please%20send%20the%20plans\.$/);
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    await expectCopied('Please send the plans.');
  });

  it.each<Role>(['owner', 'sales'])(
    'is kept for later where mail is not set up, and says so before to %s',
    async (role) => {
      const without = { 'GET /admin-session': { ...KNOWN, roles: [role], hasMail: false } };
      const { press } = await openInbox('&id=q', { ...TEMPLATES, ...without });
      expect(await screen.findByText(/^Email isn’t set up: replies are queued/)).toBeVisible();
      await press('We will call you');
      await press('Queue reply');
      expect(await screen.findByText('Reply to Ana Reyes queued. It will be sent once email is set up.')).toBeVisible();
    },
  );

  thorough.it('is offered to nobody who is taken for spam', async () => {
    await openInbox('&spam=true&id=s', TEMPLATES, [SPAM]);
    expect(await screen.findByText('You cannot reply to spam. Mark it as not spam first.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Reply' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: SPAM.email })).not.toBeInTheDocument();
  });

  thorough.it('can be written without templates when they could not be loaded, and they load again', async () => {
    expectLog(/The list could not be loaded/);
    let answer: object | 'network error' = 'network error';
    const { press } = await openInbox('&id=q', { 'GET /admin/reply-templates': () => answer });
    expect(await screen.findByText(/The templates could not be loaded\./)).toBeVisible();
    expect(await message()).toBeVisible();
    answer = [CALL];
    await press('Load templates again');
    expect(await screen.findByRole('button', { name: 'We will call you' })).toBeVisible();
  });
});

describe('the replies of a submission', () => {
  const FAILED = { ...SENT, _id: 'r9', subject: 'Second', state: 'failed', sentAt: null } as const;
  const answered = { ...QUOTE, answeredAt: SENT.createdAt, replies: [SENT, FAILED], replyFailed: true };

  it('are listed with their state, and can be read', async () => {
    const { user } = await openInbox('&id=q', TEMPLATES, [
      { ...answered, replies: [{ ...SENT, hasInvitation: true }] },
    ]);
    await screen.findByRole('list', { name: 'Replies' });
    const [first] = history();
    expect(first).toHaveTextContent('Re: Q-7F3K9DSent Mar 4, 2025, 9:00 AM, with an invitation');
    await user.click(within(first).getByText('Re: Q-7F3K9D'));
    expect(within(first).getByText('We will call you.')).toBeVisible();
    expect(within(first).getByText('Written by admin@eclar.example.')).toBeVisible();
  });

  it('are sent again when they failed', async () => {
    const { press, asked } = await openInbox('&id=q', TEMPLATES, [answered]);
    await screen.findByRole('list', { name: 'Replies' });
    expect(history()[1]).toHaveTextContent('Failed');
    await press('Send again');
    expect(asked('POST').at(-1)?.path).toBe('/admin/submissions/q/resend-mail');
  });

  it('are taken back while they wait', async () => {
    const waiting = { ...SENT, state: 'queued', sentAt: null, canTakeBack: true } as const;
    const { press } = await openInbox('&id=q', TEMPLATES, [{ ...answered, replies: [waiting] }]);
    await press('Cancel this email');
    expect(await message()).toHaveValue('We will call you.');
    expect(subject()).toHaveValue('Re: Q-7F3K9D');
  });

  it('show in the list: which was answered, which has a reply in the queue, and which could not be', async () => {
    const [, ben, carla] = ALL.map((row) => ({ ...row, answeredAt: SENT.createdAt }));
    await openInbox('', TEMPLATES, [answered, ben, { ...carla, replyQueued: true }]);
    await rowLink('Ana Reyes');
    expect((await rowOf('Ana Reyes')).getByText('Reply not sent')).toBeVisible();
    expect((await rowOf('Ana Reyes')).queryByText('Answered')).not.toBeInTheDocument();
    expect((await rowOf('Ben Cruz')).getByText('Answered')).toBeVisible();
    expect((await rowOf(carla.name)).getByText('Reply queued')).toBeVisible();
    expect((await rowOf(carla.name)).queryByText('Answered')).not.toBeInTheDocument();
  });

  thorough.it('leave the facts as they are', async () => {
    await openInbox('&id=q', TEMPLATES, [answered]);
    await screen.findByRole('list', { name: 'Replies' });
    expect(factOf('Reference')).toHaveTextContent('Q-7F3K9D');
  });
});
