import { screen, waitFor } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { fakeInbox, openInbox, rowLink, rows } from '#client/testing/dashboard/inbox.ts';
import { ALL, many, QUOTE } from '#client/testing/dashboard/submissions.ts';

describe('a list of more than a page', () => {
  it('loads the next page below, says how many there are and moves on to the first of them', async () => {
    const { press, asked } = await openInbox('&kind=application', {}, many(70));
    expect(await screen.findByText(/^First 50 submissions\./)).toBeVisible();
    await press('Load more');
    expect(await screen.findByText(/^70 submissions\. Updated/)).toBeVisible();
    expect(rows()).toEqual(many(70).map(({ name }) => name));
    expect(asked('GET').at(-1)?.query).toEqual({ kind: 'application', cursor: '50' });
    await waitFor(async () => expect(await rowLink('Visitor 50')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('keeps what is shown when the next page cannot be had', async () => {
    expectLog(/A change failed/);
    const inbox = fakeInbox(many(60))['GET /admin/submissions'] as (call: object) => object;
    const { press } = await openInbox(
      '',
      {
        'GET /admin/submissions': (call) =>
          call.query?.cursor ? { status: 503, body: { message: 'Later.' } } : inbox(call),
      },
      many(60),
    );
    await press('Load more');
    expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
    expect(rows()).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled();
  });

  it('is refreshed whole', async () => {
    const { press, asked } = await openInbox('', {}, many(130));
    await press('Load more');
    await screen.findByText(/^First 100 submissions/);
    await press('Refresh');
    await waitFor(() => expect(asked('GET').at(-1)?.query).toEqual({ limit: '100' }));
    expect(rows()).toHaveLength(100);
  });
});

describe('the list of the inbox', () => {
  it('shows what has arrived on Refresh, and the count on the tab', async () => {
    let inbox = fakeInbox([]);
    const reply = (key: string) => (call: object) => (inbox[key] as (call: object) => object)(call);
    const calls = ['GET /admin/submissions', 'GET /admin/submissions/counts'];
    const { press } = await openInbox('', Object.fromEntries(calls.map((key) => [key, reply(key)])));
    await screen.findByText(/^No submissions yet/);
    inbox = fakeInbox(ALL);
    await press('Refresh');
    expect(await rowLink('Ana Reyes')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Inbox (1) unread' })).toBeVisible();
  });

  it('says why a refresh failed, and keeps what is shown', async () => {
    expectLog(/The inbox could not be loaded/);
    expectLog(/A change failed/);
    let isAway = false;
    const { press } = await openInbox('', {
      'GET /admin/submissions': () => (isAway ? 'network error' : { items: [QUOTE], next: null }),
    });
    await rowLink('Ana Reyes');
    isAway = true;
    await press('Refresh');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(await rowLink('Ana Reyes')).toBeVisible();
  });
});
