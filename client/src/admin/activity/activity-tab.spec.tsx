import { screen, within } from '@testing-library/react';
import { ACTIVITIES, type ActivityItem, type ActivityPage } from '#shared/accounts/activities';
import type { Person } from '#shared/accounts/contract';
import { SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Call, Responses } from '#client/testing/fake-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const ROSA: Person = {
  _id: '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10',
  email: 'rosa@eclar.example',
  name: 'Rosa Cruz',
  roles: ['hr'],
  state: 'active',
  isFirst: false,
  hasSecondKey: false,
  lastSignInAt: null,
  invitationEndsAt: null,
};

let made = 0;
const item = (facts: Partial<ActivityItem> = {}): ActivityItem => ({
  _id: String(++made),
  at: '2026-11-22T06:30:00Z',
  accountId: ROSA._id,
  who: ROSA.email,
  action: 'sign-in',
  subject: null,
  about: null,
  count: null,
  ...facts,
});
const page = (items: ActivityItem[], next: string | null = null): ActivityPage => ({ items, next });

function open(responses: Responses = {}, query = '') {
  signedIn();
  return renderApp(`/admin-dashboard?tab=activity${query}`, {
    ...SESSION,
    'GET /rental': [],
    'GET /admin/accounts': [ROSA],
    'GET /admin/activity': page([]),
    ...responses,
  });
}

const ACTIVITY = '/admin/activity';
const asked = (calls: Call[]) => calls.filter(({ path }) => path === ACTIVITY).map(({ query = {} }) => query);

describe('the Activity tab', () => {
  it('tells who did what and when, in Philippine time, day by day', async () => {
    open({
      [`GET ${ACTIVITY}`]: page([
        item({ action: 'submission-deleted', count: 3, at: '2026-11-22T16:05:00Z' }),
        item({ action: 'content-published', subject: '12', at: '2026-11-22T06:30:00Z' }),
        item({ who: null, accountId: null, action: 'account-removed', subject: ROSA._id, at: '2026-11-22T06:29:00Z' }),
      ]),
    });
    const monday = within(await screen.findByRole('region', { name: 'Monday, November 23, 2026' }));
    expect(monday.getByRole('listitem')).toHaveTextContent(
      '12:05 AMRosa Cruz (rosa@eclar.example) deleted submissions: 3',
    );
    const sunday = within(screen.getByRole('region', { name: 'Sunday, November 22, 2026' }));
    expect(sunday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2:30 PMRosa Cruz (rosa@eclar.example) published the site: version 12',
      '2:29 PMThe server removed a person',
    ]);
    expect(screen.getByText('3 entries.')).toBeVisible();
  });

  it('leads to the submission that it is about, while there is one', async () => {
    const [opened, gone] = ['id-1', 'id-2'].map((subject) => item({ action: 'resume-downloaded', subject }));
    open({ [`GET ${ACTIVITY}`]: page([{ ...opened, about: 'A-7F3K9D' }, gone]) });
    const link = await screen.findByRole('link', { name: 'A-7F3K9D' });
    expect(link).toHaveAttribute('href', '/admin-dashboard?tab=inbox&id=id-1');
    const sunday = within(screen.getByRole('region', { name: 'Sunday, November 22, 2026' }));
    expect(sunday.getAllByRole('listitem').at(-1)).toHaveTextContent(/opened a resume$/);
  });

  it('asks for what is chosen, until the filters are cleared', async () => {
    const { user, calls } = open();
    await screen.findByRole('option', { name: 'Rosa Cruz' });
    await user.selectOptions(screen.getByLabelText('Person'), 'Rosa Cruz');
    await user.selectOptions(screen.getByLabelText('Action'), 'Opened a resume');
    expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
    expect(asked(calls)).toEqual([{}, { account: ROSA._id }, { account: ROSA._id, action: 'resume-downloaded' }]);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No activity yet.')).toBeVisible();
  });

  it('asks for the days of the address', async () => {
    const { calls } = open({}, '&from=2026-11-01&to=2026-11-30');
    expect(await screen.findByLabelText('From')).toHaveValue('2026-11-01');
    expect(screen.getByLabelText('To')).toHaveValue('2026-11-30');
    expect(asked(calls)).toEqual([{ from: '2026-11-01', to: '2026-11-30' }]);
  });

  it('names a person who was removed since, and is in the address', async () => {
    open({}, '&account=7b1e0f6c-5d2a-4c1b-9f3e-2a6d8c4b1e90');
    await screen.findByRole('option', { name: 'Removed person' });
    expect(screen.getByLabelText('Person')).toHaveDisplayValue('Removed person');
  });

  it('offers every kind of activity once', async () => {
    open();
    const options = within(await screen.findByLabelText('Action')).getAllByRole<HTMLOptionElement>('option');
    const kinds = options.map(({ value }) => value).filter(Boolean);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect([...kinds].sort()).toEqual(Object.keys(ACTIVITIES).sort());
  });

  it('adds older entries, and moves the focus to the first of them', async () => {
    const first = item();
    const older = item({ action: 'sign-out' });
    const { user } = open({
      [`GET ${ACTIVITY}`]: ({ query }) => (query?.cursor === first._id ? page([older]) : page([first], first._id)),
    });
    expect(await screen.findByText('1 entry shown; older entries available.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect((await screen.findByText(/signed out/)).closest('li')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
    expect(screen.getByText('2 entries.')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    expectLog(/The activity could not be loaded/);
    let isAway = true;
    const { user } = open({ [`GET ${ACTIVITY}`]: () => (isAway ? { status: 503, body: {} } : page([item()])) });
    expect(await screen.findByText('The activity could not be loaded.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 entry.')).toBeVisible();
  });

  it('says when older entries could not be loaded, and keeps what is shown', async () => {
    expectLog(/Failed to fetch/);
    const first = item();
    const { user } = open({
      [`GET ${ACTIVITY}`]: ({ query }) => (query?.cursor ? 'network error' : page([first], first._id)),
    });
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText(/signed in/)).toBeVisible();
  });
});
