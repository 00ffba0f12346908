import { fireEvent, screen, within } from '@testing-library/react';
import type { MeetingAnswer, SubmissionDetail } from '#shared/contract';
import { expectLog } from '#client/testing/environment/console.ts';
import { KNOWN } from '#client/testing/dashboard/admin.ts';
import { agendaOf, MEETING, nineIn } from '#client/testing/dashboard/meetings.ts';
import { heading, openInbox, rowOf } from '#client/testing/dashboard/inbox.ts';
import { SENT } from '#client/testing/dashboard/replies.ts';
import { APPLICATION, QUOTE } from '#client/testing/dashboard/submissions.ts';
import type { Call, Responses } from '#client/testing/fake-api.ts';
import { longTimeText } from '#client/admin/times.ts';

const ANSWER = 'POST /admin/submissions/q/meeting';
const COMING: SubmissionDetail = { ...QUOTE, state: 'read', meetingAt: nineIn(3) };
const TIME = longTimeText(COMING.meetingAt!);
/** The picker's value for 9 o'clock some days from now. */
const picked = (days: number) => nineIn(days).replace('T01:00:00.000Z', 'T09:00');

const STATES = { confirm: 'confirmed', propose: 'proposed', decline: 'declined' } as const;

/** Answers as the server does, and is read from then on. */
function fakeMeeting(before: SubmissionDetail): Responses {
  let shown = before;
  return {
    'GET /admin/submissions': () => ({ items: [shown], next: null }),
    'GET /admin/submissions/q': () => shown,
    [ANSWER]: ({ body }: Call) => {
      const { action, at, message } = body as MeetingAnswer;
      const reply = { ...SENT, _id: 'm1', body: message, state: 'queued' as const, hasInvitation: true };
      shown = {
        ...shown,
        meetingState: STATES[action],
        meetingAt: at ?? shown.meetingAt,
        meetingSequence: shown.meetingSequence + 1,
        meetingAnsweredAt: '2026-11-22T08:00:00.000Z',
        replies: [...shown.replies, reply],
      };
      return shown;
    },
    'POST /admin/submissions/replies/take-back': () => {
      shown = before;
      return { ids: ['m1'] };
    },
  };
}

async function openMeeting(submission = COMING, responses: Responses = {}) {
  const opened = await openInbox('&id=q', { ...fakeMeeting(submission), ...responses }, [submission]);
  await heading('Quote request from Ana Reyes');
  const box = within(await screen.findByRole('region', { name: 'Meeting' }));
  const answered = () =>
    opened.calls.filter(({ path, method }) => `${method} ${path}` === ANSWER).map(({ body }) => body as MeetingAnswer);
  return { ...opened, box, answered };
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message about the meeting');
const when = () => screen.getByLabelText<HTMLInputElement>('Date and time (Philippine time)');

describe('the meeting of a quote request', () => {
  it('is confirmed in two presses, with a message that names time and place', async () => {
    const { press, user, box, answered } = await openMeeting();
    expect(box.getByText('Awaiting confirmation')).toBeVisible();
    await press('Confirm');
    expect(message()).toHaveFocus();
    await press('Send confirmation');
    expect(await box.findByText('Confirmed on Nov 22, 2026, 4:00 PM.')).toBeVisible();
    expect(answered()).toEqual([{ action: 'confirm', sequence: 0, message: expect.stringContaining(TIME) }]);
    expect(answered()[0].message).toContain('Dear Ana Reyes,');
    expect(answered()[0].message).toContain(COMING.meetingLocation);
    expect(screen.getByRole('heading', { name: 'Meeting' })).toHaveFocus();
    expect(box.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect((await rowOf('Ana Reyes')).getByText(/^Confirmed: .* · Design$/)).toBeVisible();
  });

  it('is answered by the office’s own email too where mail is not set up', async () => {
    const { press } = await openMeeting(COMING, { 'GET /admin-session': { ...KNOWN, hasMail: false } });
    await press('Confirm');
    expect(screen.getByText(/^Email isn’t set up: this message is queued/)).toBeVisible();
    const letter = `subject=${encodeURIComponent('Re: Your quote request Q-7F3K9D')}&body=${encodeURIComponent('Dear Ana Reyes,')}`;
    const link = within(screen.getByRole('form', { name: 'Confirm: the meeting' })).getByRole('link', {
      name: 'Open in email app',
    });
    expect(link.getAttribute('href')).toContain(letter);
  });

  it('is moved to another time, which the message names whatever else was typed', async () => {
    const { press, user, answered } = await openMeeting();
    await press('Propose another time');
    expect(when()).toHaveFocus();
    await user.type(message(), ' Bring the plans.');
    fireEvent.change(when(), { target: { value: picked(5) } });
    await user.selectOptions(screen.getByLabelText('Length'), '90 minutes');
    await press('Send proposal');
    expect(await screen.findByText(/^Proposed on/)).toBeVisible();
    const [{ message: sent, ...rest }] = answered();
    expect(rest).toEqual({ action: 'propose', sequence: 0, at: nineIn(5), durationMinutes: 90 });
    expect(sent).toContain(longTimeText(nineIn(5)));
    expect(sent).not.toContain(longTimeText(nineIn(4)));
    expect(sent).toMatch(/Bring the plans\.$/);
  });

  it('shows the other meetings of the day that is typed, and warns of one at the same time', async () => {
    const other = { ...MEETING, _id: 'x', name: 'Lea Cruz', meetingAt: nineIn(5), meetingState: 'confirmed' as const };
    const { press } = await openMeeting(COMING, agendaOf([other]));
    await press('Propose another time');
    expect(screen.queryByText(/Lea Cruz/)).not.toBeInTheDocument();
    fireEvent.change(when(), { target: { value: picked(5) } });
    expect(await screen.findByRole('link', { name: '9:00 AM Lea Cruz' })).toBeVisible();
    expect(screen.getByText('You already have a meeting at this time: Lea Cruz, 9:00 AM.')).toBeVisible();
    fireEvent.change(when(), { target: { value: picked(5).replace('T09', 'T13') } });
    expect(screen.queryByText(/You already have a meeting/)).not.toBeInTheDocument();
  });

  it('warns of a meeting at the same time before it is confirmed', async () => {
    const other = {
      ...MEETING,
      _id: 'x',
      name: 'Lea Cruz',
      meetingAt: COMING.meetingAt!,
      meetingState: 'confirmed' as const,
    };
    const { press } = await openMeeting(COMING, agendaOf([other]));
    await press('Confirm');
    expect(screen.getByText('You already have a meeting at this time: Lea Cruz, 9:00 AM.')).toBeVisible();
  });

  it('warns of another request for the same time', async () => {
    await openMeeting(COMING, agendaOf([{ ...MEETING, _id: 'x', name: 'Lea Cruz', meetingAt: COMING.meetingAt! }]));
    expect(await screen.findByText('There is another request at this time: Lea Cruz, 9:00 AM.')).toBeVisible();
  });

  it('warns of several other requests for the same time', async () => {
    const others = ['Lea Cruz', 'Ben Go'].map((name) => ({
      ...MEETING,
      _id: name,
      name,
      meetingAt: COMING.meetingAt!,
    }));
    await openMeeting(COMING, agendaOf(others));
    const warning = 'There are 2 other requests at this time: Lea Cruz, 9:00 AM; Ben Go, 9:00 AM.';
    expect(await screen.findByText(warning)).toBeVisible();
  });

  it.each([
    ['no time', '', 'Choose a date and a time.'],
    ['a time that is over', picked(-1), 'Choose a time in the future.'],
  ])('is not moved to %s', async (_what, value, sentence) => {
    const { press, answered } = await openMeeting();
    await press('Propose another time');
    fireEvent.change(when(), { target: { value } });
    await press('Send proposal');
    expect(when()).toHaveAccessibleDescription(sentence);
    expect(when()).toHaveFocus();
    expect(answered()).toEqual([]);
  });

  it('is declined, and another time can still be proposed', async () => {
    const { press, box, answered } = await openMeeting();
    await press('Decline');
    await press('Send decline');
    expect(await box.findByText(/^Declined on/)).toBeVisible();
    expect(answered()).toMatchObject([{ action: 'decline' }]);
    expect(box.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Confirm',
      'Propose another time',
    ]);
  });

  it('is as it was after Undo', async () => {
    const { press, box, user } = await openMeeting();
    await press('Confirm');
    await user.type(message(), ' See you.');
    await press('Send confirmation');
    await box.findByText(/^Confirmed on/);
    await press('Undo');
    expect(await box.findByText('Awaiting confirmation')).toBeVisible();
    expect(message().value).toMatch(/ See you\.$/);
  });

  it('keeps what was typed when sending fails, and sends it again with the same key', async () => {
    expectLog(/A change failed/);
    const keys: unknown[] = [];
    const { press, user } = await openMeeting(COMING, {
      [ANSWER]: ({ form }: Call) => {
        keys.push(form?.key);
        return 'network error';
      },
    });
    await press('Confirm');
    await user.type(message(), ' See you.');
    await press('Send confirmation');
    expect(await screen.findByRole('alert')).toHaveTextContent('The response could not be sent.');
    expect(message().value).toMatch(/ See you\.$/);
    await press('Send confirmation');
    await screen.findByRole('alert');
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('tells that somebody else has answered', async () => {
    expectLog(/A change failed/);
    const sentence =
      'Someone else has already answered this meeting request, so nothing was sent. Review the current version.';
    const { press } = await openMeeting(COMING, { [ANSWER]: { status: 409, body: { message: sentence } } });
    await press('Decline');
    await press('Send decline');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('keeps a message while another submission is read', async () => {
    const { press, user } = await openMeeting();
    await press('Decline');
    await user.type(message(), ' Call us.');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await user.click(await screen.findByRole('link', { name: 'Ana Reyes' }));
    await screen.findByLabelText('Message about the meeting');
    expect(message().value).toMatch(/ Call us\.$/);
    await press('Cancel');
    expect(screen.queryByLabelText('Message about the meeting')).not.toBeInTheDocument();
  });

  it('is left by Escape, unless something was typed', async () => {
    const { press, user } = await openMeeting();
    await press('Decline');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Message about the meeting')).not.toBeInTheDocument();
    await press('Decline');
    await user.type(message(), ' Call us.{Escape}');
    expect(message().value).toMatch(/ Call us\.$/);
  });

  it('whose time has passed, or that has none, is not confirmed', async () => {
    const { box } = await openMeeting({ ...COMING, meetingAt: nineIn(-1) });
    expect(box.getByText(/This time has passed\.$/)).toBeVisible();
    expect(box.getByText('Past, not confirmed')).toBeVisible();
    expect(box.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Propose another time',
      'Add to calendar (.ics)',
    ]);
  });

  it('belongs to quote requests alone', async () => {
    await openInbox('&id=a', {}, [APPLICATION]);
    await heading('Job application from Ben Cruz');
    await screen.findByText('0917 123 4567', { selector: 'dd *' });
    expect(screen.queryByRole('region', { name: 'Meeting' })).not.toBeInTheDocument();
  });
});
