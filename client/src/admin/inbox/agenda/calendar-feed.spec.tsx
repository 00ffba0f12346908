import { screen } from '@testing-library/react';
import { expectCopied } from '#client/testing/clipboard.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import { openInbox } from '#client/testing/dashboard/inbox.ts';
import { AGENDA, agendaOf } from '#client/testing/dashboard/meetings.ts';
import type { Responses } from '#client/testing/fake-api.ts';

const FEED = '/admin/calendar-feed';
const MADE = { createdAt: '2026-11-22T08:00:00.000Z', secret: 'S3cret' };

async function openFeed(responses: Responses = {}) {
  const opened = await openInbox(AGENDA, {
    ...agendaOf([]),
    [`GET ${FEED}`]: { createdAt: null },
    [`POST ${FEED}`]: MADE,
    [`DELETE ${FEED}`]: { status: 204 },
    ...responses,
  });
  await opened.press('Add to my calendar');
  return opened;
}

const address = () => screen.queryByLabelText('Secret address');

describe('the calendar of meetings', () => {
  it('says before an address is made who can read what', async () => {
    await openFeed();
    expect(await screen.findByText('You have no calendar address yet.')).toBeVisible();
    expect(screen.getByText(/^The feed includes names and phone numbers/)).toBeVisible();
    expect(address()).not.toBeInTheDocument();
  });

  it('shows the address once, to be copied, and where it goes', async () => {
    const { press, user } = await openFeed();
    await press('Create address');
    expect(await screen.findByLabelText('Secret address')).toHaveValue(`${location.origin}/api/calendar/S3cret.ics`);
    for (const program of ['Google', 'Apple', 'Outlook']) expect(screen.getByText(program)).toBeVisible();
    await press('Copy');
    await expectCopied(`${location.origin}/api/calendar/S3cret.ics`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await press('Add to my calendar');
    expect(address()).not.toBeInTheDocument();
  });

  it('says since when there is an address, and ends it', async () => {
    const { press, calls } = await openFeed({ [`GET ${FEED}`]: { createdAt: MADE.createdAt } });
    expect(await screen.findByText(/^Address created Nov 22, 2026, 4:00 PM\./)).toBeVisible();
    expect(screen.getByText(/^A new address replaces the current one/)).toBeVisible();
    await press('Delete the address');
    expect(await screen.findByText('You have no calendar address yet.')).toBeVisible();
    expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: FEED }));
  });

  it('makes another address in the place of one that somebody knows', async () => {
    const { press } = await openFeed({ [`GET ${FEED}`]: { createdAt: MADE.createdAt } });
    await press('Create a new address');
    expect(await screen.findByLabelText('Secret address')).toBeVisible();
  });

  it('says when the server cannot be asked, and asks again', async () => {
    expectLog(/A change failed/);
    let isAway = true;
    const { press } = await openFeed({ [`GET ${FEED}`]: () => (isAway ? 'network error' : { createdAt: null }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    isAway = false;
    await press('Retry');
    expect(await screen.findByText('You have no calendar address yet.')).toBeVisible();
  });
});
