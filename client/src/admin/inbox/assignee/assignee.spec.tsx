import { screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { KNOWN } from '#client/testing/dashboard/admin.ts';
import { openInbox, rowLink, rowOf, rows } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION, QUOTE } from '#client/testing/dashboard/submissions.ts';

const PATH = '/admin/submissions';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Assign to' }));
const bodies = (calls: { body?: unknown }[]) => calls.map(({ body }) => body);

describe('who sees to a submission', () => {
  it('is a name that is typed or chosen, can be remembered as one’s own, and undone', async () => {
    const { user, press, asked } = await openInbox('&id=a', {}, [{ ...QUOTE, assignee: 'Ben' }, APPLICATION]);
    await press('Assign...');
    const form = await dialog();
    await waitFor(() => expect(document.querySelector('datalist option')).toHaveValue('Ben'));
    await user.type(form.getByLabelText('Name'), ' Rosa ');
    await user.click(form.getByLabelText('Remember as my name in this browser'));
    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Ben Cruz assigned to Rosa.')).toBeVisible();
    expect(screen.getByText('Rosa', { selector: 'strong' })).toBeVisible();
    expect(localStorage.getItem(`inbox-my-name/${KNOWN.email}`)).toBe('Rosa');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Unassigned')).toBeVisible();
    await press('Assign to me');
    expect(await screen.findByText('Rosa', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
    expect(bodies(asked('PATCH'))).toEqual([{ assignee: 'Rosa' }, { assignee: null }, { assignee: 'Rosa' }]);
  });

  it('is the account’s address until it has a name', async () => {
    const { press, asked } = await openInbox('&id=a');
    await press('Assign to me');
    expect(await screen.findByText(`Ben Cruz assigned to ${KNOWN.email}.`)).toBeVisible();
    expect(bodies(asked('PATCH'))).toEqual([{ assignee: KNOWN.email }]);
  });

  it('can be removed; a blank name is not sent', async () => {
    const { user, press, asked } = await openInbox('&id=a', {}, [{ ...APPLICATION, assignee: 'Ben' }]);
    await press('Change...');
    const form = await dialog();
    await user.clear(form.getByLabelText('Name'));
    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(form.getByText('Enter a name.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Remove assignment' }));
    await waitFor(() => expect(screen.getByText('Ben Cruz unassigned.')).toBeVisible()); // it leaves the closing dialog
    expect(bodies(asked('PATCH'))).toEqual([{ assignee: null }]);
  });

  it('failing says why, and keeps what was typed', async () => {
    expectLog(/A change failed/);
    const { user, press } = await openInbox('&id=a', {
      [`PATCH ${PATH}/a`]: { status: 503, body: { message: 'Later.' } },
    });
    await press('Assign...');
    const form = await dialog();
    await user.type(form.getByLabelText('Name'), 'Rosa{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent('Later.');
    expect(form.getByLabelText('Name')).toHaveValue('Rosa');
  });

  it('is set for many at once', async () => {
    const { user, asked } = await openInbox();
    for (const name of ['Ana Reyes', 'Ben Cruz'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Assign...' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Name'), 'Rosa{Enter}');
    expect(await screen.findByText('2 submissions assigned to Rosa.')).toBeVisible();
    expect((await rowOf('Ben Cruz')).getByText('Assigned to Rosa')).toBeVisible();
    expect(bodies(asked('PATCH'))).toEqual([
      {
        changes: [
          { _id: 'q', assignee: 'Rosa' },
          { _id: 'a', assignee: 'Rosa' },
        ],
      },
    ]);
  });

  it('narrows the list, for oneself with one tap', async () => {
    localStorage.setItem(`inbox-my-name/${KNOWN.email}`, 'Rosa');
    const submissions = ALL.map((row) => ({
      ...row,
      assignee: row === QUOTE ? 'Rosa' : row === APPLICATION ? 'Ben' : null,
    }));
    const { user } = await openInbox('', {}, submissions);
    await rowLink('Ben Cruz');
    await user.click(screen.getByRole('link', { name: /^Mine/ }));
    await waitFor(() => expect(rows()).toEqual(['Ana Reyes']));
    await user.click(screen.getByRole('link', { name: /^Mine/, current: true }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.click(screen.getByText('Filters'));
    await screen.findByRole('option', { name: 'Ben' });
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'Ben');
    await waitFor(() => expect(rows()).toEqual(['Ben Cruz']));
  });
});
