import { screen, within } from '@testing-library/react';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, openInbox } from '#client/testing/dashboard/inbox.ts';
import { AGENDA, agendaOf, MEETING, nineIn } from '#client/testing/dashboard/meetings.ts';
import { dayName } from './days.ts';

const dayOf = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('the agenda', () => {
  it('is how meetings are shown, from the last week on', async () => {
    const { calls } = await openInbox('&view=meetings', agendaOf([MEETING]));
    expect(await heading('Meetings')).toBeVisible();
    expect(await screen.findByText(MEETING.name)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Shown as' })).not.toBeInTheDocument();
    const asked = calls.find(({ path }) => path === '/admin/meetings');
    expect(asked).toMatchObject({ query: { from: dayAfter(officeDay(), -7) } });
  });

  it('belongs to the meetings alone', async () => {
    const { calls } = await openInbox('&view=open&as=agenda');
    expect(await heading('Inbox')).toBeVisible();
    expect(calls.some(({ path }) => path === '/admin/meetings')).toBe(false);
  });

  it('tells of each meeting when, who, what, where, and what was answered', async () => {
    const confirmed = {
      ...MEETING,
      _id: 'c',
      name: 'Carla Diaz',
      meetingAt: nineIn(1),
      meetingState: 'confirmed' as const,
    };
    const asked = { ...MEETING, meetingAt: nineIn(1) };
    await openInbox(AGENDA, agendaOf([asked, confirmed]));
    const tomorrow = await dayOf(/^Tomorrow, /);
    const [open, answered] = tomorrow.getAllByRole('listitem').map((row) => within(row));
    for (const text of [
      '9:00 AM – 10:30 AM',
      'Ana Reyes',
      'Design',
      'ECLAR Building, Gerona, Tarlac',
      'Awaiting confirmation',
    ])
      expect(open.getByText(text)).toBeVisible();
    expect(open.getByRole('link', { name: MEETING.phone })).toHaveAttribute('href', 'tel:+639171234567');
    expect(answered.getByText('Carla Diaz')).toBeVisible();
    expect(answered.getByText('Confirmed')).toBeVisible();
  });

  it('calls a meeting not confirmed once its time has come without an answer, and folds what is over today', async () => {
    const midnight = `${officeDay()}T00:00:00+08:00`;
    const { user } = await openInbox(AGENDA, agendaOf([{ ...MEETING, meetingAt: midnight, meetingMinutes: 0 }]));
    const today = await dayOf(/^Today, /);
    expect(today.getByText('Past, not confirmed')).not.toBeVisible();
    await user.click(today.getByText('Earlier today (1)'));
    expect(today.getByText('Past, not confirmed')).toBeVisible();
    expect(screen.getAllByText(MEETING.name)).toHaveLength(1);
  });

  it('marks meetings at the same time, the confirmed one first, but not one that was declined', async () => {
    const at = (name: string, meetingAt: string, meetingState: 'declined' | 'confirmed' | null = null) => ({
      ...MEETING,
      _id: name,
      name,
      meetingAt,
      meetingState,
    });
    const later = nineIn(1).replace('T01:00', 'T02:00');
    const meetings = [
      at('Ana', nineIn(1)),
      at('Ben', later),
      at('Carla', later, 'declined'),
      at('Dina', later, 'confirmed'),
    ];
    await openInbox(AGENDA, agendaOf(meetings));
    const rows = (await dayOf(/^Tomorrow, /)).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringContaining('Overlaps Dina and 1 more'),
      expect.stringContaining('Overlaps Dina and 1 more'),
      expect.not.stringContaining('Overlaps'),
      expect.stringContaining('Overlaps Ana and 1 more'),
    ]);
  });

  it('shows the meetings of the past year when asked, the last one first', async () => {
    const past = [nineIn(-60), nineIn(-9)].map((meetingAt, index) => ({
      ...MEETING,
      _id: `p${index}`,
      name: ['Elena Cruz', 'Carla Diaz'][index],
      meetingAt,
    }));
    const { user, calls } = await openInbox(AGENDA, agendaOf(past));
    expect(await screen.findByText('No upcoming meetings.')).toBeVisible();
    expect(screen.queryByText('Carla Diaz')).not.toBeInTheDocument();
    await user.click(screen.getByText('Past meetings'));
    await screen.findByText('Carla Diaz');
    const names = screen.getAllByRole('link', { name: /Diaz|Cruz/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Carla Diaz', 'Elena Cruz']);
    expect(screen.getAllByText('Past, not confirmed')).toHaveLength(2);
    const today = officeDay();
    expect(calls.findLast(({ path }) => path === '/admin/meetings')).toMatchObject({
      query: { from: dayAfter(today, -365), to: dayAfter(today, -1) },
    });
  });

  it('begins with the requests of the past week that nobody answered in time', async () => {
    const items = [
      { ...MEETING, _id: 'p', name: 'Elena Cruz', meetingAt: nineIn(-2) },
      { ...MEETING, _id: 'c', name: 'Carla Diaz', meetingAt: nineIn(-2), meetingState: 'confirmed' as const },
      { ...MEETING, _id: 'd', name: 'Dan Lim', meetingAt: nineIn(-1), state: 'handled' as const },
      { ...MEETING, meetingAt: nineIn(1) },
    ];
    await openInbox(AGENDA, agendaOf(items));
    const missed = within(await screen.findByRole('region', { name: 'Past, not confirmed' }));
    expect(missed.getAllByRole('link', { name: /^[A-Z]/ }).map(({ textContent }) => textContent)).toEqual([
      'Elena Cruz',
    ]);
    expect(missed.getAllByText('Past, not confirmed')).toHaveLength(1);
  });

  it('folds many such requests, so that the coming days stay in sight', async () => {
    const names = ['Ben Ong', 'Carla Diaz', 'Dan Lim', 'Elena Cruz'];
    const items = names.map((name, at) => ({ ...MEETING, _id: `p${at}`, name, meetingAt: nineIn(-2) }));
    const { user } = await openInbox(AGENDA, agendaOf(items));
    const fold = await screen.findByText('Past, not confirmed (4)');
    expect(screen.getByText('Dan Lim')).not.toBeVisible();
    await user.click(fold);
    expect(screen.getByText('Dan Lim')).toBeVisible();
  });

  it('says where earlier meetings are left out of the past', async () => {
    const { user } = await openInbox(AGENDA, agendaOf([{ ...MEETING, meetingAt: nineIn(-2) }], false));
    await user.click(await screen.findByText('Past meetings'));
    expect(await screen.findByText('Earlier meetings are not listed. Search the inbox for them.')).toBeVisible();
  });

  it('says that there were no meetings in the past year', async () => {
    const { user } = await openInbox(AGENDA, agendaOf([]));
    await user.click(await screen.findByText('Past meetings'));
    expect(await screen.findByText('No meetings in the past year.')).toBeVisible();
  });

  it('opens a submission, and is there again when that is closed', async () => {
    const { user } = await openInbox(AGENDA, agendaOf([MEETING]));
    await user.click(await screen.findByRole('link', { name: 'Ana Reyes' }));
    expect(await heading('Quote request from Ana Reyes')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to the agenda' }));
    expect(await heading('Meetings')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana Reyes' })).toHaveFocus();
  });

  it('says that it could not be loaded, and tries again', async () => {
    expectLog(/The agenda could not be loaded/);
    let isAway = true;
    const { press } = await openInbox(AGENDA, {
      'GET /admin/meetings': () => (isAway ? 'network error' : { items: [MEETING], complete: false }),
    });
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    isAway = false;
    await press('Retry');
    expect(await screen.findByText('Ana Reyes')).toBeVisible();
    expect(screen.getByText('More meetings follow.')).toBeVisible();
  });
});

describe('the name of a day', () => {
  it.each([
    ['2025-03-03', 'Today, Monday, March 3'],
    ['2025-03-04', 'Tomorrow, Tuesday, March 4'],
    ['2025-03-05', 'Wednesday, March 5'],
    ['2026-03-03', 'Tuesday, March 3, 2026'],
  ])('%s is %s', (date, name) => expect(dayName(date, '2025-03-03')).toBe(name));
});
