import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { GONE, KNOWN, SIGN_IN, signInAgain } from '../testing/dashboard/admin.ts';
import { openInbox, rowLink } from '../testing/dashboard/inbox.ts';
import { FakeContent, openEditor } from '../testing/editor.ts';
import { expectLog } from '../testing/environment/console.ts';
import type { Responses } from '../testing/fake-api.ts';
import { fillIn } from '../testing/forms/fill-in.ts';

const OTHER = 'other@eclar.example';

const note = () => screen.findByLabelText('Private note');

/** The event that a tab gets when another one has changed the storage. */
const storageEvent = (init: StorageEventInit = {}) =>
  act(() => void fireEvent(window, new StorageEvent('storage', init)));

/** A submission is open, with a note and a reply begun, and a name kept for assignments. */
async function openBegun(responses: Responses = {}) {
  const server = { email: KNOWN.email };
  localStorage.setItem(`inbox-my-name/${KNOWN.email}`, 'Rosa');
  const app = await openInbox('&id=a', {
    'GET /admin-session': () => ({ ...KNOWN, email: server.email }),
    'PATCH /admin/submissions/a': GONE,
    'DELETE /admin-session': { status: 204 },
    ...SIGN_IN,
    ...responses,
  });
  await fillIn(app.user, await note(), 'Call back');
  await fillIn(app.user, screen.getByLabelText('Message'), 'Dear Ben');
  return { ...app, server };
}

async function expectNothing(press: (name: string) => Promise<void>) {
  expect(await note()).toHaveValue('');
  expect(screen.getByLabelText('Message')).toHaveValue('');
  await press('Assign...');
  expect(await screen.findByLabelText('Name')).toHaveValue('');
}

describe('the next person at a browser', () => {
  it('finds nothing of the one whose session has expired, but the same person does', async () => {
    const { user, press, server } = await openBegun();
    await press('Mark as done');
    await signInAgain(user);
    expect(await note()).toHaveValue('Call back');
    expect(screen.getByLabelText('Message')).toHaveValue('Dear Ben');
    await press('Assign...');
    expect(await screen.findByLabelText('Name')).toHaveValue('Rosa');
    await press('Close');
    await press('Mark as done');
    server.email = OTHER;
    await signInAgain(user, OTHER);
    await expectNothing(press);
  });

  it('finds nothing after Logout in another tab', async () => {
    const { user } = await openBegun();
    localStorage.removeItem('adminToken');
    localStorage.removeItem('isAdmin');
    storageEvent({ key: 'adminLeft', newValue: 'true' });
    await signInAgain(user);
    await user.click(screen.getByRole('tab', { name: /^Inbox/ }));
    await user.click(await rowLink('Ben Cruz'));
    expect(await note()).toHaveValue('');
  });

  it('finds nothing after having signed in in another tab', async () => {
    const { server, calls, press } = await openBegun();
    server.email = OTHER;
    localStorage.setItem('adminToken', 'T-9');
    localStorage.setItem('adminAccount', OTHER);
    storageEvent({ key: 'adminToken' });
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ authorization: 'Bearer T-9' })));
    await expectNothing(press);
  });

  it('is not shown an answer that the one before has asked for', async () => {
    const late: ((rows: object) => void)[] = [];
    const { user, press } = await openBegun({
      'GET /admin/submissions/counts': ({ authorization }) =>
        authorization?.endsWith('T-2') ? { new: 2, spam: 0 } : new Promise((resolve) => late.push(resolve)),
    });
    await press('Logout');
    await signInAgain(user, OTHER);
    expect(await screen.findByRole('tab', { name: /Inbox.*2/ })).toBeVisible();
    act(() => late.forEach((answer) => answer({ new: 7, spam: 0 })));
    expect(screen.getByRole('tab', { name: /Inbox.*2/ })).toBeVisible();
  });

  it('finds neither the edit mode nor the unsaved changes of another editor, who finds both', async () => {
    expectLog(/could not be saved/);
    localStorage.setItem('adminAccount', KNOWN.email);
    const away = { 'PATCH /admin/content/drafts/about': 'network error' } as const;
    const first = await openEditor(PATHS.about, new FakeContent(), away);
    await fillIn(first.user, screen.getByLabelText('Mission'), 'Mine.');
    await screen.findByText(/^Not saved/);
    localStorage.setItem('adminAccount', OTHER);
    storageEvent({ key: 'adminAccount' });
    await first.user.click(await screen.findByRole('button', { name: 'Edit this page' }));
    expect(await screen.findByLabelText('Mission')).toHaveValue(SAMPLE.about.mission);
    first.unmount();
    localStorage.setItem('adminAccount', KNOWN.email);
    const { server } = await openEditor(PATHS.about);
    await waitFor(() => expect(server.content.about.mission).toBe(`${SAMPLE.about.mission}Mine.`));
  });
});
