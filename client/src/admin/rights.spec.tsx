import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import type { Role } from '#shared/accounts/roles';
import { firstOrAll } from '#shared/testing/thorough';
import { fakeFilters, fakeInbox, openInbox, rowLink, rows } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, INQUIRY, QUOTE } from '#client/testing/dashboard/submissions.ts';
import { KNOWN, SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const REFUSED = 'Your account does not have permission to do this. Ask the site’s owner.';
const FORBIDDEN = { status: 403, body: { message: REFUSED, error: REFUSED } };
const LISTS = { 'GET /rental': [], 'GET /jobs': [] };

const as = (...roles: Role[]): Responses => ({ 'GET /admin-session': { ...KNOWN, roles } });

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const EDITORS = ['Rentals', 'Careers', 'Projects', 'Site content', 'Pictures'];
const DESK = ['Inbox', 'Reports'];
const ORDER = [
  'Rentals',
  'Careers',
  'Inbox',
  'Meetings',
  'Applicants',
  'Projects',
  'Site content',
  'Pictures',
  'Reports',
  'People',
  'Activity',
  'Account',
];
const selected = () => screen.getByRole('tab', { selected: true });

function openDashboard(responses: Responses, query = '') {
  signedIn();
  const inbox = { ...fakeInbox([]), ...fakeFilters() };
  return renderApp(`${PATHS.adminDashboard}${query}`, { ...SESSION, ...LISTS, ...inbox, ...responses });
}

describe('the dashboard of an account', () => {
  it.each<[Role[], string[]]>([
    [['owner'], [...EDITORS, ...DESK, 'Meetings', 'Applicants', 'People', 'Activity']],
    [['editor'], EDITORS],
    [['sales'], [...DESK, 'Meetings']],
    [['hr'], ['Careers', ...DESK, 'Applicants']],
    [
      ['editor', 'sales'],
      [...EDITORS, ...DESK, 'Meetings'],
    ],
  ])('of %j has the tabs that the roles open, the first one selected', async (roles, names) => {
    openDashboard(as(...roles));
    await screen.findByRole('tab', { name: 'Account' });
    expect(tabs()).toEqual(ORDER.filter((name) => name === 'Account' || names.includes(name)));
    expect(selected()).toHaveTextContent(tabs()[0]);
  });

  it('shows no tab before the server has said whose it is', async () => {
    openDashboard({ 'GET /admin-session': 'never' });
    expect(await screen.findByText('Loading the dashboard...')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('shows all tabs when the server could not be asked', async () => {
    expectLog(/The session could not be checked/);
    openDashboard({ 'GET /admin-session': 'network error' });
    expect(await screen.findByRole('tab', { name: 'Rentals', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Reports' })).toBeVisible();
  });

  it('opens the first tab where the address names one that the roles do not open', async () => {
    const { calls } = openDashboard(as('editor'), '?tab=inbox&kind=quote');
    expect(await screen.findByRole('tab', { name: 'Rentals', selected: true })).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('/admin/submissions'))).toEqual([]);
  });

  it('asks nothing about the inbox for an editor, and nothing about the site for others', async () => {
    const { calls } = openDashboard(as('sales'));
    await screen.findByRole('tab', { name: 'Inbox', selected: true });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/admin/submissions'));
    expect(calls.map(({ path }) => path)).not.toContain('/admin/content');
  });

  it('has nothing but the account while a second factor has to be set up', async () => {
    openDashboard({
      'GET /admin-session': { ...KNOWN, secondKeyDueAt: '2026-01-01T00:00:00Z', isSecondKeyDue: true },
    });
    expect(await screen.findByRole('tab', { name: 'Account', selected: true })).toBeVisible();
    expect(tabs()).toEqual(['Account']);
  });

  it.each([
    ['ahead', '2000-01-01T00:00:00Z', false],
    ['behind', '2999-01-01T00:00:00Z', true],
  ])('follows the server where the clock of the computer is %s', async (_clock, secondKeyDueAt, isSecondKeyDue) => {
    openDashboard({ 'GET /admin-session': { ...KNOWN, secondKeyDueAt, isSecondKeyDue } });
    const sentence = isSecondKeyDue
      ? 'Set up two-factor authentication first.'
      : 'Your account needs two-factor authentication';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(tabs().includes('Rentals')).toBe(!isSecondKeyDue);
  });

  it('follows when the owner has taken rights away meanwhile', async () => {
    const responses = { ...as('sales'), 'GET /admin/submissions/version': FORBIDDEN as object };
    const { calls } = openDashboard(responses);
    expect(await screen.findByRole('tab', { name: 'Inbox', selected: true })).toBeVisible();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/admin-session')).toHaveLength(2));
  });
});

describe('the inbox of an account', () => {
  const kindsOffered = () =>
    within(screen.getByLabelText('Kind'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('offers sales nothing of applications', async () => {
    await openInbox('', as('sales'), [QUOTE, INQUIRY]);
    await rowLink(QUOTE.name);
    expect(tabs()).toContain('Meetings');
    expect(tabs()).not.toContain('Applicants');
    expect(kindsOffered()).toEqual(['All kinds', 'Quote request', 'Service inquiry']);
    expect(screen.queryByLabelText('Stage')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Position')).not.toBeInTheDocument();
  });

  it('offers HR nothing of meetings, and no choice of kinds', async () => {
    await openInbox('', as('hr'), [APPLICATION]);
    await rowLink(APPLICATION.name);
    expect(tabs()).toContain('Applicants');
    expect(tabs()).not.toContain('Meetings');
    expect(screen.queryByLabelText('Kind')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Stage')).toBeInTheDocument();
  });

  it.each(
    firstOrAll([
      ['sales', '&view=applications&as=board&position=Welder'],
      ['sales', '&kind=application&stage=hired'],
      ['sales', '&compare=a,b'],
      ['hr', '&view=meetings'],
      ['hr', '&kind=quote'],
    ] as const),
  )('of %s shows its own list at an address that is not for it: %s', async (role, query) => {
    const own = role === 'sales' ? QUOTE : APPLICATION;
    const { asked } = await openInbox(query, as(role), [own]);
    await rowLink(own.name);
    expect(rows()).toEqual([own.name]);
    for (const call of asked('GET')) expect(call).not.toHaveProperty('query.kind');
    for (const call of asked('GET')) expect(call).not.toHaveProperty('query.view');
  });

  it('says why a submission of another kind is not shown', async () => {
    await openInbox('&id=a', { ...as('sales'), 'GET /admin/submissions/a': FORBIDDEN }, [QUOTE]);
    expect(await screen.findByText(REFUSED)).toBeVisible();
  });

  it('offers all data of a person to the owner alone', async () => {
    const { user, unmount } = await openInbox('&id=q', {}, [QUOTE]);
    await user.click(await screen.findByText('Details'));
    expect(screen.getByText('Personal data')).toBeVisible();
    unmount();
    await openInbox('&id=q', as('sales'), [QUOTE]);
    expect(await screen.findByLabelText('Private note')).toBeVisible();
    expect(screen.queryByText('Personal data')).not.toBeInTheDocument();
  });
});

describe('the edit bar', () => {
  const bar = () => screen.queryByRole('button', { name: 'Edit this page' });

  it.each<[Role, boolean]>(
    firstOrAll([
      ['owner', true],
      ['editor', true],
      ['sales', false],
      ['hr', false],
    ]),
  )('is offered by the roles that the dashboard was told last, without a question: %s, %s', async (role, isOffered) => {
    signedIn();
    const { calls } = renderApp(PATHS.about);
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findByRole('button', { name: 'Edit this page' })).toBeVisible();
    localStorage.setItem('adminRoles', role);
    fireEvent(window, new StorageEvent('storage'));
    expect(bar() !== null).toBe(isOffered);
    expect(calls).toEqual([]);
  });

  it('is offered by the roles of the account that has signed in last', async () => {
    openDashboard(as('sales', 'hr'));
    await screen.findByRole('tab', { name: 'Account' });
    expect(localStorage.getItem('adminRoles')).toBe('sales,hr');
  });
});
