import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeInbox, openInbox, rowLink, rows } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, INQUIRY, QUOTE } from '#client/testing/dashboard/submissions.ts';

type Answer = (call: object) => object;

/** An inbox that changes on the server; `set` makes another user's changes. */
function changingInbox(first = [APPLICATION]) {
  let inbox = fakeInbox(first);
  let version = 1;
  let isAway = false;
  const answer = (key: string) => (call: object) => (isAway ? 'network error' : (inbox[key] as Answer)(call));
  const keys = ['GET /admin/submissions', 'GET /admin/submissions/counts', `GET /admin/submissions/${APPLICATION._id}`];
  return {
    responses: {
      ...Object.fromEntries(keys.map((key) => [key, answer(key)])),
      'GET /admin/submissions/version': () => (isAway ? 'network error' : { version: String(version) }),
    },
    set: (submissions: typeof first) => {
      inbox = fakeInbox(submissions);
      version += 1;
    },
    lose: (lost: boolean) => (isAway = lost),
  };
}

const comeBack = () => fireEvent(document, new Event('visibilitychange'));
const READ = { ...APPLICATION, state: 'handled' as const };

/** jsdom has no Notification. */
function fakeNotifications(answer: NotificationPermission): string[] {
  const shown: string[] = [];
  class FakeNotification {
    static permission = answer;
    static requestPermission = () => Promise.resolve(answer);
    constructor(text: string) {
      shown.push(text);
    }
  }
  Object.assign(window, { Notification: FakeNotification });
  return shown;
}

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
}

describe('the inbox while it is open', () => {
  afterEach(() => {
    jest.useRealTimers();
    hide(false);
    localStorage.clear();
  });

  it('shows by itself what has come, within five seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const inbox = changingInbox();
    await openInbox('', inbox.responses);
    await rowLink('Ben Cruz');
    inbox.set([QUOTE, APPLICATION]);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(rows()).toEqual(['Ana Reyes', 'Ben Cruz']);
    expect(screen.getByRole('tab', { name: 'Inbox (1) unread' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  });

  it('asks for the list again only when something has changed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { asked, calls } = await openInbox('', changingInbox().responses);
    await rowLink('Ben Cruz');
    const before = asked('GET').length;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked('GET')).toHaveLength(before);
    expect(calls.filter(({ path }) => path === '/admin/submissions/version').length).toBeGreaterThan(2);
  });

  it('shows at once what changed when the browser comes back', async () => {
    const inbox = changingInbox();
    await openInbox('', inbox.responses);
    await rowLink('Ben Cruz');
    inbox.set([INQUIRY, APPLICATION]);
    comeBack();
    expect(await rowLink('Carla <b>Diaz</b>')).toBeVisible();
  });

  it('shows what has come while the list was loading, whichever answer is last', async () => {
    const inbox = changingInbox();
    const list = (inbox.responses as Record<string, Answer>)['GET /admin/submissions'];
    let arrive!: () => void;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    let asked = 0;
    const answer = (call: object) => {
      const now = list(call);
      return asked++ === 0 ? late.then(() => now) : now;
    };
    const { calls } = await openInbox('', { ...inbox.responses, 'GET /admin/submissions': answer });
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/version'))).toBe(true));
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    inbox.set([QUOTE, APPLICATION]);
    comeBack();
    expect(await rowLink('Ana Reyes')).toBeVisible();
    await act(async () => {
      arrive();
      await late;
    });
    expect(rows()).toEqual(['Ana Reyes', 'Ben Cruz']);
  });

  it('shows in the open submission what another admin did', async () => {
    const inbox = changingInbox();
    await openInbox('&id=a', inbox.responses);
    expect(await screen.findByText('Read', { selector: '[data-state]' })).toBeVisible();
    inbox.set([READ]);
    comeBack();
    expect(await screen.findByText('Done', { selector: '[data-state]' })).toBeVisible();
  });

  it('says since when there is no connection, and catches up', async () => {
    const inbox = changingInbox();
    await openInbox('', inbox.responses);
    await rowLink('Ben Cruz');
    inbox.lose(true);
    comeBack();
    expect(
      await screen.findByText(/^No connection since \d+:\d\d [AP]M\. This list may be out of date\.$/),
    ).toBeVisible();
    inbox.lose(false);
    inbox.set([QUOTE, APPLICATION]);
    fireEvent(window, new Event('online'));
    expect(await rowLink('Ana Reyes')).toBeVisible();
    expect(screen.queryByText(/^No connection/)).not.toBeInTheDocument();
  });
});

describe('the alerts', () => {
  afterEach(() => {
    hide(false);
    localStorage.clear();
  });

  const openAlerts = async (inbox = changingInbox()) => {
    const app = await openInbox('', inbox.responses);
    await app.user.click(await screen.findByText('Notify me about new submissions'));
    return app;
  };

  it('tell of new submissions, without names, while another window is looked at', async () => {
    const shown = fakeNotifications('granted');
    const inbox = changingInbox();
    const { user } = await openAlerts(inbox);
    await user.click(screen.getByRole('checkbox', { name: 'Notification' }));
    await waitFor(() => expect(shown).toEqual(['Notifications of new submissions are on.']));
    inbox.set([QUOTE, APPLICATION]);
    comeBack();
    hide(true);
    await waitFor(() => expect(shown).toEqual(['Notifications of new submissions are on.', '1 new submission']));
  });

  it('say so when the browser forbids them, and are off then', async () => {
    fakeNotifications('denied');
    const { user } = await openAlerts();
    await user.click(screen.getByRole('checkbox', { name: 'Notification' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Notifications from this site are blocked');
    expect(screen.getByRole('checkbox', { name: 'Notification' })).not.toBeChecked();
  });

  it('say so when there is no sound', async () => {
    const { user } = await openAlerts();
    await user.click(screen.getByRole('checkbox', { name: 'Sound' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser blocks sound on this site.');
    expect(screen.getByRole('checkbox', { name: 'Sound' })).not.toBeChecked();
  });
});
