import { screen, waitFor, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { fakeRows, KNOWN, OWN_SITE, SESSION, SIGN_IN, signedIn, signInAgain } from '#client/testing/dashboard/admin.ts';
import { fakeFilters, fakeInbox, openInbox, rowLink } from '#client/testing/dashboard/inbox.ts';
import { agendaOf, MEETING } from '#client/testing/dashboard/meetings.ts';
import { ALL } from '#client/testing/dashboard/submissions.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const CRANE = { _id: 'c', vehicleName: 'Tower crane', weightLimit: '8 tons' };
const WELDER = {
  _id: 'w',
  title: 'Structural Welder',
  position: 'Welder',
  location: 'Gerona',
  fullDescription: 'Weld.',
  qualifications: 'Can weld.',
};

function open(address = '/admin-dashboard', responses: Responses = {}, given: Parameters<typeof renderApp>[2] = {}) {
  signedIn();
  const all = {
    ...SESSION,
    ...fakeRows('/rental', [CRANE]),
    ...fakeRows('/jobs', [WELDER]),
    ...fakeInbox(ALL),
    ...fakeFilters(),
    ...agendaOf([MEETING]),
    'GET /admin/accounts': [],
    'DELETE /admin-session': { status: 204 },
    ...SIGN_IN,
    ...responses,
  };
  return renderApp(address, all, given);
}

const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const selected = (name: string | RegExp) => screen.findByRole('tab', { name, selected: true });

describe('the shell of the dashboard', () => {
  it('has logo, title, search, the way to the site, the account and Logout above a vertical list of tabs', async () => {
    const { user } = open();
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByRole('link', { name: 'ECLAR Builders, home' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(await bar.findByRole('combobox', { name: 'Find anything' })).toBeVisible();
    const nav = within(bar.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
    await user.click(nav.getByRole('button', { name: 'Pages of the site' }));
    expect(nav.getByRole('link', { name: 'CAREERS' })).toHaveAttribute('href', '/careers');
    await user.keyboard('{Escape}');
    expect(nav.queryByRole('link', { name: 'CAREERS' })).not.toBeInTheDocument();
    expect(bar.getByRole('button', { name: `Account: ${KNOWN.email}` })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.getByRole('tablist', { name: 'Admin Dashboard' })).toHaveAttribute('aria-orientation', 'vertical');
  });

  it('leads to the pages of the firm alone, in the order of its own menu', async () => {
    const { layout } = SAMPLE;
    const content = { layout: { ...layout, careers: false, menu: [...layout.menu].reverse() } };
    const { user } = open('/admin-dashboard', {}, { content });
    await user.click(await screen.findByRole('button', { name: 'Pages of the site' }));
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    const names = nav.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(1, 2)).toEqual(['CONTACT US']);
    expect(names.at(-1)).toBe('OUR COMPANY');
    expect(names).not.toContain('CAREERS');
  });

  it('shows meetings and applicants as tabs of their own, at their addresses in the inbox', async () => {
    const { user } = open();
    await user.click(await tab('Meetings'));
    await selected('Meetings');
    expect(await screen.findByRole('heading', { level: 2, name: 'Meetings' })).toBeVisible();
    await user.click(await tab('Applicants'));
    await selected('Applicants');
    expect(await screen.findByRole('heading', { level: 2, name: 'Applicants' })).toBeVisible();
    await user.click(await tab(/^Inbox/));
    expect(await screen.findByRole('heading', { level: 2, name: 'Inbox' })).toBeVisible();
  });

  it('comes back to the tab used last, until Logout', async () => {
    const first = open();
    await first.user.click(await tab('Careers'));
    await selected('Careers');
    first.unmount();
    const second = open();
    await selected('Careers');
    await second.user.click(screen.getByRole('button', { name: 'Logout' }));
    await signInAgain(second.user);
    await selected('Rentals');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('dashboard-tab'))).toEqual([]);
  });

  thorough.it('opens the tab that an address names, whatever was used last', async () => {
    const first = open('/admin-dashboard?tab=careers');
    await selected('Careers');
    first.unmount();
    open('/admin-dashboard?tab=account');
    await selected('Account');
  });
});

describe('the search over everything', () => {
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  async function find(text: string, responses: Responses = {}) {
    const { user } = open('/admin-dashboard', responses);
    const field = await screen.findByRole('combobox', { name: 'Find anything' });
    await user.click(field);
    await user.paste(text);
    return { user, field };
  }

  it('finds rentals, jobs, pages and projects, and leads there by the keyboard', async () => {
    const [period] = SAMPLE.projects.periods;
    const { user, field } = await find(period.completed[0].project, { 'GET /admin/content': OWN_SITE });
    await waitFor(() => expect(options()[0]).toContain(period.completed[0].project));
    await user.clear(field);
    await user.paste('welder');
    await waitFor(() => expect(options()).toEqual(['Structural WelderWelder · Gerona']));
    await user.keyboard('{Enter}');
    await selected('Careers');
  });

  it('finds submissions by the server, and opens one', async () => {
    const { user } = await find('ana reyes');
    await user.click(await screen.findByRole('option', { name: /^Ana Reyes/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Quote request from Ana Reyes' })).toBeVisible();
    await selected(/^Inbox/);
  });

  it('shows nobody what the role does not open', async () => {
    await find('a', { 'GET /admin-session': { ...KNOWN, roles: ['editor'] } });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Rentals' })).toBeVisible());
    for (const name of ['Submissions', 'People']) expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
  });

  it('says when the submissions could not be searched, and does not call that no results', async () => {
    expectLog(/The submissions could not be searched/);
    await find('zzz', { 'GET /admin/submissions': 'network error' });
    expect(await screen.findByText(/^The submissions could not be searched/)).toBeVisible();
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
  });

  thorough.it('says that nothing is found, and Ctrl+K leads to it', async () => {
    const { user } = open();
    await screen.findByText('Tower crane');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
    await user.paste('zzz');
    expect(await screen.findByText(/^No results for “/)).toBeVisible();
  });
});

thorough.it('keeps the inbox’s own keys away from the search of the bar', async () => {
  const { user } = await openInbox();
  await rowLink('Ana Reyes');
  await user.keyboard('/');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
