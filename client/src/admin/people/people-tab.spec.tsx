import { screen, waitFor, within } from '@testing-library/react';
import type { MadeInvitation, Person } from '#shared/accounts/contract';
import { thorough } from '#shared/testing/thorough';
import { expectCopied } from '#client/testing/clipboard.ts';
import { KNOWN, SESSION, signedIn, signInAgain, SIGN_IN, GONE } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const PATH = '/admin/accounts';
const ADMIN: Person = {
  _id: 'a',
  email: KNOWN.email,
  name: '',
  roles: ['owner'],
  state: 'active',
  isFirst: true,
  hasSecondKey: true,
  lastSignInAt: '2026-11-20T13:14:00Z',
  invitationEndsAt: null,
};
const ROSA: Person = {
  ...ADMIN,
  _id: 'r',
  email: 'rosa@eclar.example',
  name: 'Rosa Cruz',
  roles: ['sales', 'hr'],
  isFirst: false,
  hasSecondKey: false,
};
const INVITED: Person = {
  ...ROSA,
  state: 'invited',
  lastSignInAt: null,
  invitationEndsAt: '2026-11-25T08:00:00Z',
};
const LINK = 'https://www.eclar.example/admin-password#token=T0ken';
const MADE: MadeInvitation = { account: INVITED, link: LINK, mailed: false };

async function open(responses: Responses = {}, people: Person[] = [ADMIN, ROSA]) {
  signedIn();
  const app = renderApp('/admin-dashboard?tab=people', {
    ...SESSION,
    'GET /rental': [],
    [`GET ${PATH}`]: people,
    ...responses,
  });
  await screen.findByRole('tab', { name: 'People', selected: true });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  const sent = (method: string) => app.calls.filter((call) => call.method === method && call.path.startsWith(PATH));
  return { ...app, press, sent };
}

const rowOf = async (name: string) => within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);
const inviting = () => screen.findByRole('form', { name: 'Invite a person' });
const role = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('the People tab', () => {
  it('shows each account with its roles, its last sign-in and its second factor', async () => {
    await open();
    const rosa = await rowOf('Rosa Cruz');
    for (const text of ['rosa@eclar.example', 'Sales, HR']) expect(rosa.getByText(text)).toBeVisible();
    expect(rosa.getByText('Last sign-in: Nov 20, 2026, 9:14 PM. Two-factor authentication is off.')).toBeVisible();
    expect(rosa.queryByText('Active')).not.toBeInTheDocument();
  });

  it('offers for the own account neither suspending nor removing', async () => {
    await open();
    const own = await rowOf(`${KNOWN.email} (you)`);
    expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit']);
    expect(own.getByText(/The site’s first account, which cannot be removed\.$/)).toBeVisible();
  });

  it('is offered to owners alone', async () => {
    signedIn();
    const session = { ...KNOWN, roles: ['sales', 'hr', 'editor'] };
    const { calls } = renderApp('/admin-dashboard?tab=people', {
      ...SESSION,
      'GET /admin-session': session,
      'GET /rental': [],
      'GET /jobs': [],
    });
    await screen.findByRole('tab', { name: 'Account' });
    expect(screen.queryByRole('tab', { name: 'People' })).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path.startsWith(PATH))).toEqual([]);
  });

  thorough.it('says when the accounts cannot be had, and asks again', async () => {
    expectLog(/The accounts could not be loaded/);
    let isAway = true;
    const { press } = await open({ [`GET ${PATH}`]: () => (isAway ? 'network error' : [ADMIN]) });
    await screen.findByText('Server error. Please try again later.');
    isAway = false;
    await press('Retry');
    expect(await screen.findByRole('heading', { level: 3, name: /you/ })).toBeVisible();
  });
});

describe('inviting', () => {
  async function fill(app: Awaited<ReturnType<typeof open>>) {
    const form = within(await inviting());
    await app.user.type(form.getByLabelText('Email'), ' rosa@eclar.example');
    await app.user.type(form.getByLabelText('Name'), 'Rosa Cruz');
    await app.user.click(role(/^HR/));
    await app.user.click(role(/^Sales/));
    await app.press('Invite');
  }

  it('says of each role what it may do', async () => {
    await open();
    await inviting();
    expect(role(/^Owner Full access, including people/)).not.toBeChecked();
    expect(role(/^Editor Site content/)).not.toBeChecked();
    expect(role(/^Sales Quote requests, inquiries and meetings$/)).not.toBeChecked();
    expect(role(/^HR Applications, resumes and jobs$/)).not.toBeChecked();
  });

  it('sends who, and which roles; and shows the link, to be copied, this once', async () => {
    const app = await open({ [`POST ${PATH}`]: { status: 201, body: MADE } });
    await fill(app);
    const field = await screen.findByLabelText('Password link');
    expect(field).toHaveValue(LINK);
    expect(field).toHaveFocus();
    expect(app.sent('POST')[0].body).toEqual({
      email: 'rosa@eclar.example',
      name: 'Rosa Cruz',
      roles: ['sales', 'hr'],
    });
    expect(screen.getByRole('heading', { name: 'Link for Rosa Cruz' })).toBeVisible();
    expect(
      screen.getByText(/^The link expires after 72 hours, on Nov 25, 2026, 4:00 PM, and works once\./),
    ).toBeVisible();
    await app.press('Copy');
    await expectCopied(LINK);
    await app.press('Done');
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
    expect(within(await inviting()).getByLabelText('Email')).toHaveValue('');
    expect(screen.queryByDisplayValue(LINK)).not.toBeInTheDocument();
  });

  thorough.it.each([
    ['it was mailed', { mailed: true }, true, 'Sent to rosa@eclar.example.'],
    ['the mail was refused', {}, true, /^The email could not be sent\. Copy the link and send it to Rosa Cruz/],
    ['there is no mail server', {}, false, /^Email is not set up, so the link was not sent\. Copy the link/],
  ])('says when %s', async (_what, made, hasMail, sentence) => {
    const app = await open({
      [`POST ${PATH}`]: { status: 201, body: { ...MADE, ...made } },
      'GET /admin-session': { ...KNOWN, hasMail },
    });
    await fill(app);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  thorough.it('keeps the link in sight while another tab is looked at', async () => {
    const app = await open({ [`POST ${PATH}`]: { status: 201, body: MADE } });
    await fill(app);
    await screen.findByDisplayValue(LINK);
    await app.user.click(screen.getByRole('tab', { name: 'Account' }));
    await app.user.click(screen.getByRole('tab', { name: 'People' }));
    expect(await screen.findByDisplayValue(LINK)).toBeVisible();
  });

  it('needs an address and a role, and sends nothing without', async () => {
    const { user, press, sent } = await open();
    const form = within(await inviting());
    await press('Invite');
    expect(await form.findByText('Email is required.')).toBeVisible();
    expect(form.getByText('Choose at least one role.')).toBeVisible();
    expect(form.getByLabelText('Email')).toHaveFocus();
    await user.type(form.getByLabelText('Email'), 'rosa@eclar.example');
    await press('Invite');
    expect(role(/^Owner/)).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription('Choose at least one role.');
    await user.click(role(/^HR/));
    expect(form.queryByText('Choose at least one role.')).not.toBeInTheDocument();
    expect(sent('POST')).toEqual([]);
  });

  thorough.it('tells the server’s sentence, and keeps what was typed', async () => {
    expectLog(/A change failed/);
    const message = 'An account with this email already exists.';
    const app = await open({ [`POST ${PATH}`]: { status: 409, body: { message } } });
    await fill(app);
    const form = within(await inviting());
    expect(await form.findByRole('alert')).toHaveTextContent(message);
    expect(form.getByLabelText('Name')).toHaveValue('Rosa Cruz');
    expect(role(/^HR/)).toBeChecked();
  });

  it('loses nothing when the session has ended', async () => {
    let isOver = true;
    const app = await open({ ...SIGN_IN, [`POST ${PATH}`]: () => (isOver ? GONE : { status: 201, body: MADE }) });
    await fill(app);
    await signInAgain(app.user);
    isOver = false;
    expect(within(await inviting()).getByLabelText('Name')).toHaveValue('Rosa Cruz');
    expect(role(/^Sales/)).toBeChecked();
    await app.press('Invite');
    expect(await screen.findByDisplayValue(LINK)).toBeVisible();
  });
});

describe('an invited person', () => {
  it('is marked, with the end of the invitation', async () => {
    await open({}, [ADMIN, INVITED]);
    const row = await rowOf('Rosa Cruz');
    expect(row.getByText('Invited')).toBeVisible();
    expect(row.getByText('The invitation expires on Nov 25, 2026, 4:00 PM.')).toBeVisible();
  });

  it('gets a new link when the old one has ended', async () => {
    const { press, sent } = await open({ [`POST ${PATH}/r/invitation`]: { status: 201, body: MADE } }, [
      ADMIN,
      { ...INVITED, invitationEndsAt: null },
    ]);
    expect(await screen.findByText('The invitation has expired. Create a new link.')).toBeVisible();
    await press('New link');
    expect(await screen.findByLabelText('Password link')).toHaveFocus();
    expect(sent('POST')).toHaveLength(1);
  });
});

describe('changing an account', () => {
  const changed = (change: object) => ({ [`PATCH ${PATH}/r`]: { ...ROSA, ...change } });
  const button = async (name: string) => (await rowOf('Rosa Cruz')).getByRole('button', { name });

  it('gives other roles and another name, and takes the focus back', async () => {
    const { user, press, sent } = await open(changed({ name: 'Rosa C.', roles: ['editor', 'hr'] }));
    await user.click(await button('Edit'));
    const form = within(screen.getByRole('form', { name: 'Edit Rosa Cruz' }));
    expect(form.getByLabelText('Name')).toHaveFocus();
    await user.click(form.getByRole('checkbox', { name: /^Sales/ }));
    await user.click(form.getByRole('checkbox', { name: /^Editor/ }));
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Rosa C.');
    await press('Save');
    const row = await rowOf('Rosa C.');
    expect(row.getByText('Editor, HR')).toBeVisible();
    expect(row.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ name: 'Rosa C.', roles: ['editor', 'hr'] }]);
  });

  thorough.it('can be cancelled', async () => {
    const { user, press, sent } = await open();
    await user.click(await button('Edit'));
    await user.type(screen.getByDisplayValue('Rosa Cruz'), ' the second');
    await press('Cancel');
    expect(await button('Edit')).toHaveFocus();
    await user.click(await button('Edit'));
    expect(screen.getByDisplayValue('Rosa Cruz')).toBeVisible();
    expect(sent('PATCH')).toEqual([]);
  });

  it('gives the own account a name alone, and shows it', async () => {
    const own = { ...ADMIN, name: 'Ana' };
    const { user, press, sent, calls } = await open({ [`PATCH ${PATH}/a`]: own });
    await user.click((await rowOf(`${KNOWN.email} (you)`)).getByRole('button', { name: 'Edit' }));
    expect(screen.getByText('Only another owner can change your roles.')).toBeVisible();
    await user.type(within(screen.getByRole('form', { name: /^Edit/ })).getByLabelText('Name'), 'Ana');
    await press('Save');
    expect(await rowOf('Ana (you)')).toBeTruthy();
    expect(sent('PATCH')[0].body).toEqual({ name: 'Ana' });
    expect(calls.at(-1)).toMatchObject({ path: '/admin-session' });
  });

  it('suspends at once, and lets in again', async () => {
    let state = 'active';
    const { user, sent } = await open({
      [`PATCH ${PATH}/r`]: ({ body }) => {
        state = (body as { suspended: boolean }).suspended ? 'suspended' : 'active';
        return { ...ROSA, state };
      },
    });
    await user.click(await button('Suspend'));
    expect(await screen.findByText('Rosa Cruz is suspended and signed out of all sessions.')).toBeVisible();
    expect((await rowOf('Rosa Cruz')).getByText('Suspended')).toBeVisible();
    await user.click(await button('Reactivate'));
    expect(await button('Suspend')).toBeVisible();
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ suspended: true }, { suspended: false }]);
  });

  it('removes for good after a question', async () => {
    const { user, press, sent } = await open({ [`DELETE ${PATH}/r`]: { status: 204 } });
    await user.click(await button('Remove'));
    expect(screen.getByRole('dialog', { name: 'Remove Rosa Cruz?' })).toHaveTextContent(/cannot be undone/);
    expect(sent('DELETE')).toEqual([]);
    await press('Remove permanently');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Rosa Cruz' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
    expect(sent('DELETE')).toHaveLength(1);
  });

  thorough.it('tells why it was refused', async () => {
    expectLog(/A change failed/);
    const message = 'This is the last owner who can sign in. Give somebody else the Owner role first.';
    const { user } = await open({ [`PATCH ${PATH}/r`]: { status: 409, body: { message } } });
    await user.click(await button('Suspend'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await button('Suspend')).toBeEnabled();
  });
});
