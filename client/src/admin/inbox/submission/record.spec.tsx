import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { thorough } from '#shared/testing/thorough';
import { agendaOf, MEETING, nineIn } from '#client/testing/dashboard/meetings.ts';
import { KNOWN } from '#client/testing/dashboard/admin.ts';
import { heading, openInbox, rows } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, INQUIRY, QUOTE } from '#client/testing/dashboard/submissions.ts';
import { WELCOME } from '#client/testing/dashboard/replies.ts';
import { dayName } from '../agenda/days.ts';
import { morningsFrom } from './snooze.tsx';

const region = (name: string) => screen.findByRole('region', { name });

describe('the column beside a message', () => {
  thorough.it('lists the other meetings of the same day, and those alone', async () => {
    const meetingAt = '2031-03-03T06:30:00.000Z';
    const asked = { ...QUOTE, meetingAt };
    await openInbox(
      '&id=q',
      agendaOf([
        { ...MEETING, meetingAt },
        { ...MEETING, _id: 'x', name: 'Lea Cruz', meetingAt: '2031-03-03T01:00:00.000Z' },
        { ...MEETING, _id: 'y', name: 'Rey Lim', meetingAt: '2031-03-04T01:00:00.000Z' },
      ]),
      [asked],
    );
    const day = within(await region('Other meetings: Monday, March 3, 2031'));
    expect(day.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['9:00 AM Lea Cruz']);
    expect(day.getByText(/minutes · Awaiting confirmation$/)).toBeVisible();
  });

  it('says of a day that has passed that its other meetings were not confirmed', async () => {
    const meetingAt = nineIn(-2);
    const other = { ...MEETING, _id: 'x', meetingAt };
    await openInbox('&id=q', agendaOf([other]), [{ ...QUOTE, meetingAt }]);
    expect(
      within(await region(`Other meetings: ${dayName(dayAfter(officeDay(), -2), officeDay())}`)).getByText(
        /minutes · Past, not confirmed$/,
      ),
    ).toBeVisible();
  });

  thorough.it('shows what the same address has sent before, and leads there', async () => {
    const first = { ...INQUIRY, _id: 'e', email: QUOTE.email.toUpperCase(), createdAt: '2025-01-01T00:00:00.000Z' };
    const { user } = await openInbox('&id=q', {}, [{ ...QUOTE, ordinal: 2 }, first, { ...APPLICATION, ordinal: 1 }]);
    const earlier = within(await region('Earlier contacts'));
    const [link, ...others] = earlier.getAllByRole('link');
    expect(others).toEqual([]);
    await user.click(link);
    expect(await heading(`Service inquiry from ${INQUIRY.name}`)).toBeVisible();
  });
});

describe('by one key, a submission', () => {
  const me = { 'GET /admin-session': { ...KNOWN, name: 'Rosa Cruz' } };

  it('is assigned to whoever signed in', async () => {
    const { user, asked } = await openInbox('&id=a', me);
    await heading('Job application from Ben Cruz');
    await screen.findByText('0917 123 4567');
    await user.keyboard('m');
    expect(await screen.findByText('Ben Cruz assigned to Rosa Cruz.')).toBeVisible();
    expect(asked('PATCH').at(-1)?.body).toEqual({ assignee: 'Rosa Cruz' });
  });

  it('is marked as spam, with Undo, and the next one is read', async () => {
    const { user, press } = await openInbox('&id=a', me);
    await screen.findByText('0917 123 4567');
    await user.keyboard('!');
    expect(await heading('Quote request from Ana Reyes')).toBeVisible();
    await press('Undo');
    expect(await heading('Job application from Ben Cruz')).toBeVisible();
  });
});

it('offers the letter when an application comes to its interview', async () => {
  const letter = { ...WELCOME, name: 'Come to an interview', subject: 'Interview', body: 'Dear {name}, please come.' };
  const { press } = await openInbox('&id=a', { 'GET /admin/reply-templates': [letter] });
  await press('Interview');
  await press('Write the interview letter');
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Dear Ben Cruz, please come.'));
  expect(screen.getByLabelText('Subject')).toHaveValue('Interview');
  expect(screen.getByLabelText('Message')).toHaveFocus();
});

describe('a submission that can wait', () => {
  it('is snoozed until tomorrow at eight by one press, and the next one is read', async () => {
    const { press, asked } = await openInbox('&id=a');
    await press('Tomorrow 8 AM');
    expect(await heading('Quote request from Ana Reyes')).toBeVisible();
    const tomorrow = dayAfter(officeDay());
    expect(asked('PATCH')[0].body).toEqual({ snoozedUntil: `${tomorrow}T08:00:00+08:00` });
    await press('Undo');
    expect(await heading('Job application from Ben Cruz')).toBeVisible();
    expect(asked('PATCH').at(-1)?.body).toEqual({ snoozedUntil: null });
  });

  it.each([
    ['2026-11-25T04:00:00Z', ['2026-11-26', '2026-11-30']], // a Wednesday
    ['2026-11-29T04:00:00Z', ['2026-11-30', '2026-12-07']], // a Sunday
    ['2026-11-30T15:59:00Z', ['2026-12-01', '2026-12-07']], // a Monday, shortly before midnight at the office
  ])('comes back on a morning after %s', (now, days) => {
    expect(morningsFrom(new Date(now)).map(({ until }) => until)).toEqual(days.map((day) => `${day}T08:00:00+08:00`));
  });

  thorough.it('says until when, and comes back at once when that is ended', async () => {
    const snoozedUntil = '2999-01-01T00:00:00.000Z';
    const { press, asked } = await openInbox('&id=a', {}, [{ ...APPLICATION, snoozedUntil }]);
    expect(await screen.findByText('Snoozed until Jan 1, 2999, 8:00 AM', { selector: 'p' })).toBeVisible();
    await press('End snooze');
    await waitFor(() => expect(asked('PATCH').at(-1)?.body).toEqual({ snoozedUntil: null }));
  });
});

describe('the list', () => {
  thorough.it('is narrowed to what nobody sees to, and to days', async () => {
    const { user, asked } = await openInbox('', {}, [{ ...QUOTE, assignee: 'Rosa' }, APPLICATION]);
    await user.click(await screen.findByRole('link', { name: 'Unassigned' }));
    await waitFor(() => expect(rows()).toEqual(['Ben Cruz']));
    fireEvent.change(screen.getByLabelText('From date'), { target: { value: '2026-11-02' } });
    await waitFor(() => expect(asked('GET').at(-1)?.query).toEqual({ unassigned: 'true', from: '2026-11-02' }));
  });

  it('is not narrowed by a date before its year is typed to the end', async () => {
    const { user, asked } = await openInbox();
    const from = screen.getByLabelText<HTMLInputElement>('From date');
    from.focus();
    fireEvent.keyDown(from, { key: '2' });
    fireEvent.change(from, { target: { value: '0002-11-02' } });
    expect(from).toHaveValue('0002-11-02');
    fireEvent.change(from, { target: { value: '2026-11-02' } });
    expect(asked('GET').at(-1)?.query).toBeUndefined();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked('GET').at(-1)?.query).toEqual({ from: '2026-11-02' }));
  });

  thorough.it('counts the open ones of whoever signed in, and is narrowed to them', async () => {
    const me = { 'GET /admin-session': { ...KNOWN, name: 'Rosa' } };
    const { user } = await openInbox('', me, [{ ...QUOTE, assignee: 'Rosa' }, APPLICATION]);
    await user.click(await screen.findByRole('link', { name: 'Mine 1 open' }));
    await waitFor(() => expect(rows()).toEqual(['Ana Reyes']));
  });
});
