import { screen, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { watchDownloads } from '#client/testing/downloads.ts';
import { heading, openInbox, rows } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION } from '#client/testing/dashboard/submissions.ts';
import type { Responses } from '#client/testing/fake-api.ts';

const EMAIL = APPLICATION.email;
const ERASE = 'POST /admin/personal-data/erase';

async function openDialog(responses: Responses = {}) {
  const second = { ...APPLICATION, _id: 'b', name: 'B. Cruz', email: EMAIL };
  const app = await openInbox('&id=a', responses, [...ALL, second]);
  await app.user.click(await screen.findByText('Details'));
  await app.press('Export or erase all data for this address');
  const dialog = within(screen.getByRole('dialog', { name: 'All data for this address' }));
  const confirm = async (text: string) => {
    await app.user.type(dialog.getByLabelText('Enter the address to confirm'), text);
    await app.user.click(dialog.getByRole('button', { name: 'Erase permanently' }));
  };
  return { ...app, dialog, confirm };
}

const erasures = (calls: { path: string }[]) => calls.filter(({ path }) => path.endsWith('/erase'));

describe('the personal data of an address', () => {
  it('is named in the dialog, and exported as JSON', async () => {
    const saved = watchDownloads();
    const disposition = { 'Content-Disposition': 'attachment; filename="personal-data.json"' };
    const { dialog, press, calls } = await openDialog({
      'POST /admin/personal-data/export': { status: 200, body: { submissions: [] }, headers: disposition },
    });
    expect(dialog.getByText(EMAIL)).toBeVisible();
    await press('Export as JSON');
    expect(await dialog.findByRole('button', { name: 'Export as JSON' })).toBeEnabled();
    const exported = calls.find(({ path }) => path.endsWith('/export'));
    expect(exported).toMatchObject({ method: 'POST', body: { email: EMAIL } });
    expect(saved.map(({ name }) => name)).toEqual(['personal-data.json']);
  });

  it('is erased once the address is typed, says how much it was and goes back to the list', async () => {
    const { confirm, calls } = await openDialog();
    await confirm('  BEN@mail.example ');
    expect(await screen.findByText(`2 submissions from ${EMAIL} erased.`)).toBeVisible();
    expect(erasures(calls)).toMatchObject([{ body: { email: EMAIL } }]);
    expect(await heading('Inbox')).toHaveFocus();
    expect(rows()).toEqual(['Ana Reyes', 'Carla <b>Diaz</b>']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['', 'ben@mail', 'yes'])('is not erased when %j is typed', async (typed) => {
    const { dialog, confirm, calls } = await openDialog();
    await confirm(typed || '{Tab}');
    expect(dialog.getByText('Enter the address exactly as shown above.')).toBeVisible();
    expect(dialog.getByLabelText('Enter the address to confirm')).toHaveFocus();
    expect(erasures(calls)).toEqual([]);
  });

  it.each([
    ['export', 'Export as JSON', 'The data could not be exported.'],
    ['erasure', 'Erase permanently', 'The data could not be erased.'],
  ])('says in the dialog when the %s failed', async (_what, button, sentence) => {
    expectLog(/A change failed/);
    const { dialog, user, press } = await openDialog({
      [ERASE]: 'network error',
      'POST /admin/personal-data/export': 'network error',
    });
    await user.type(dialog.getByLabelText('Enter the address to confirm'), EMAIL);
    await press(button);
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('takes the unsaved notes about it away too', async () => {
    const app = await openInbox('&id=a');
    await app.user.type(await screen.findByLabelText('Private note'), 'Call');
    await app.user.click(screen.getByText('Details'));
    await app.press('Export or erase all data for this address');
    await app.user.type(screen.getByLabelText('Enter the address to confirm'), EMAIL);
    await app.press('Erase permanently');
    await screen.findByText(`1 submission from ${EMAIL} erased.`);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});
