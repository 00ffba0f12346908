import { screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, openInbox, rowOf } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION } from '#client/testing/dashboard/submissions.ts';

const stages = async () => within(await screen.findByRole('group', { name: 'Stage' }));
const pressed = async () => (await stages()).getByRole('button', { pressed: true }).textContent;

describe('the stage of an application', () => {
  it('is changed with one press, alone, and shown on its row', async () => {
    const { user, press, asked } = await openInbox('&id=a');
    expect(await pressed()).toBe('New');
    await press('Shortlisted');
    expect(await screen.findByText('Ben Cruz moved to Shortlisted.')).toBeVisible();
    await waitFor(async () => expect(await pressed()).toBe('Shortlisted'));
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ stage: 'shortlisted' }]);
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect((await rowOf('Ben Cruz')).getByText('Shortlisted')).toBeVisible();
  });

  it('is put back by Undo', async () => {
    const { press, asked } = await openInbox('&id=a', {}, [{ ...APPLICATION, stage: 'interview' }]);
    await press('Rejected');
    await press('Undo');
    await waitFor(async () => expect(await pressed()).toBe('Interview'));
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ stage: 'declined' }, { stage: 'interview' }]);
  });

  it('that is a decision reminds of what is left to do, and leaves the state alone', async () => {
    const { press } = await openInbox('&id=a');
    await press('Hired');
    expect(await screen.findByText(/^Decided\. Mark it as done/)).toBeVisible();
    await press('Mark as done');
    await waitFor(() => expect(screen.queryByText(/^Decided\./)).not.toBeInTheDocument());
  });

  it('stays and says why when it cannot be changed', async () => {
    expectLog(/A change failed/);
    const { press } = await openInbox('&id=a', { 'PATCH /admin/submissions/a': 'network error' });
    await press('Hired');
    expect(await screen.findByRole('alert')).toHaveTextContent('The stage could not be changed.');
    expect(await pressed()).toBe('New');
  });

  it('is no matter of other kinds', async () => {
    await openInbox('&id=q');
    await heading('Quote request from Ana Reyes');
    await screen.findByRole('button', { name: 'Delete' });
    expect(screen.queryByRole('group', { name: 'Stage' })).not.toBeInTheDocument();
  });
});
