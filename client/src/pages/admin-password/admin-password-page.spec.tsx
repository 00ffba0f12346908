import { screen } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { expectLog } from '../../testing/environment/console.ts';
import type { Reply, Responses } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const TOKEN = 'T'.repeat(43);
const GOOD = 'a gravel road in the rain';
const ASK = 'POST /admin-password-link';
const CHECK = 'POST /admin-password-link/check';
const CHOOSE = 'PUT /admin-password-link';
const ENDED = { status: 400, body: { message: 'This link has expired or has already been used.' } };
const RESET = { kind: 'reset', email: 'ana@eclar.example', name: 'Ana Reyes' };
const INVITATION = { kind: 'invitation', email: 'ben@eclar.example', name: '' };

async function open(hash: string, responses: Responses) {
  const app = renderApp(`/admin-password${hash}`, responses);
  await screen.findByRole('heading', { level: 1, name: 'Your Password' });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, press };
}

describe('asking for a link', () => {
  const ask = async (responses: Responses, email = 'ana@eclar.example') => {
    const app = await open('', responses);
    if (email) await app.user.type(await screen.findByLabelText('Email'), email);
    await app.press('Send link');
    return app;
  };

  it('is reached from the sign-in', async () => {
    const { user } = renderApp('/admin-login');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Forgot your password?' })).toBeVisible();
  });

  it('sends the email, and says that a mail comes if there is an account', async () => {
    const { calls } = await ask({ [ASK]: { status: 202, body: { canSend: true } } });
    expect(await screen.findByText(/^If there is an account with this email, we have sent it a link\./)).toBeVisible();
    expect(calls).toEqual([{ method: 'POST', path: '/admin-password-link', body: { email: 'ana@eclar.example' } }]);
  });

  it('says who helps where the site sends no mail', async () => {
    await ask({ [ASK]: { status: 202, body: { canSend: false } } });
    expect(await screen.findByText(/^Email is not set up on this site, so no link can be sent\./)).toBeVisible();
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });

  it('needs an email', async () => {
    const { calls } = await ask({}, '');
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it.each<[string, Reply, string]>([
    ['the network fails', 'network error', 'The link could not be requested.'],
    [
      'there are too many',
      { status: 429, headers: { 'Retry-After': '60' } },
      'Too many attempts. Try again in 1 minute.',
    ],
  ])('says so when %s, and keeps what was typed', async (_what, reply, sentence) => {
    expectLog(/The link could not be requested/);
    await ask({ [ASK]: reply });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Email')).toHaveValue('ana@eclar.example');
  });
});

describe('choosing a password by a link', () => {
  const choose = async (responses: Responses, password = GOOD, name?: string) => {
    const app = await open(`#token=${TOKEN}`, responses);
    const field = await screen.findByLabelText('New password');
    if (name) await app.user.type(screen.getByLabelText('Your name'), name);
    await app.user.type(field, password);
    await app.press('Save password');
    return app;
  };
  const sent = ({ calls }: Awaited<ReturnType<typeof open>>) => calls.filter(({ method }) => method === 'PUT');

  it('tells whose it is, saves it, and leads to the sign-in', async () => {
    const app = await choose({ [CHECK]: RESET, [CHOOSE]: { status: 204 } });
    expect(await screen.findByText('Password saved. You can sign in now.')).toBeVisible();
    expect(app.calls[0]).toEqual({ method: 'POST', path: '/admin-password-link/check', body: { token: TOKEN } });
    expect(sent(app)).toEqual([
      { method: 'PUT', path: '/admin-password-link', body: { token: TOKEN, newPassword: GOOD } },
    ]);
    await app.user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
  });

  it('shows the email to whoever chooses, and to password managers', async () => {
    await open(`#token=${TOKEN}`, { [CHECK]: RESET });
    expect(await screen.findByText('ana@eclar.example')).toBeVisible();
    expect(screen.getByDisplayValue('ana@eclar.example')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument();
  });

  it('asks an invited person for a name', async () => {
    const app = await choose({ [CHECK]: INVITATION, [CHOOSE]: { status: 204 } }, GOOD, 'Ben Cruz');
    await screen.findByText('Password saved. You can sign in now.');
    expect(sent(app)).toMatchObject([{ body: { token: TOKEN, newPassword: GOOD, name: 'Ben Cruz' } }]);
  });

  it('asks for no name with a new password', async () => {
    await open(`#token=${TOKEN}`, { [CHECK]: { ...RESET, name: '' } });
    await screen.findByLabelText('New password');
    expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument();
  });

  it('needs that name', async () => {
    const app = await choose({ [CHECK]: INVITATION });
    expect(await screen.findByText('Name is required.')).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it.each(
    firstOrAll([
      ['is short', 'rain on tin', /^New password must have 12 to 200 characters\./],
      ['is common', 'qwertyuiop123', /^This password is easy to guess\. This is similar to a commonly used password/],
      ['is based on the company’s name', 'ECLAR Builders 1', /^This password is based on the company’s name/],
      [
        'is made of one’s own address',
        'anareyes ana 2026',
        /^This password is based on the company’s name or on your own/,
      ],
    ]),
  )('refuses a password that %s, and sends nothing', async (_what, password, sentence) => {
    const app = await choose({ [CHECK]: RESET }, password);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(sentence);
    expect(sent(app)).toEqual([]);
  });

  it('says why a password is weak when the field is left', async () => {
    const { user } = await open(`#token=${TOKEN}`, { [CHECK]: RESET });
    await user.type(await screen.findByLabelText('New password'), 'passwordpassword');
    await user.tab();
    expect(await screen.findByText(/^This password is easy to guess\./)).toBeVisible();
  });

  it('says that a link has ended, and leads to another one', async () => {
    expectLog(/The link could not be checked/);
    const { user } = await open(`#token=${TOKEN}`, { [CHECK]: ENDED });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or has already been used.');
    await user.click(screen.getByRole('link', { name: 'request another link' }));
    expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
  });

  it('says so when the link ended meanwhile, and keeps what was typed', async () => {
    expectLog(/The password could not be saved/);
    await choose({ [CHECK]: RESET, [CHOOSE]: ENDED });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or has already been used.');
    expect(screen.getByLabelText('New password')).toHaveValue(GOOD);
  });
});
