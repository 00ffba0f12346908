import { act, screen, waitFor, within } from '@testing-library/react';
import { thorough } from '#shared/testing/thorough';
import { fakeRows, TOKEN } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import { CRANE, inRow, openRentalList, rowOf } from '#client/testing/dashboard/rentals-tab.ts';

describe('deleting a row of the dashboard', () => {
  const UNDO = 10_000;

  it('takes effect at once and moves the focus to the next row', async () => {
    const { user, calls } = await openRentalList();
    await user.click(inRow('Tower crane', 'Delete'));
    expect(await screen.findByText('Tower crane deleted.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tower crane' })).not.toBeInTheDocument();
    expect(calls).toContainEqual({ method: 'DELETE', path: '/rental/c', authorization: `Bearer ${TOKEN}` });
    expect(rowOf('Dump truck')).toHaveFocus();
  });

  thorough.it('moves the focus to the heading when the last row is gone', async () => {
    const { user } = await openRentalList(fakeRows('/rental', [CRANE]));
    await user.click(inRow('Tower crane', 'Delete'));
    expect(await screen.findByText('No rentals available at the moment.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rentals' })).toHaveFocus();
  });

  it('can be undone for ten seconds', async () => {
    const { user } = await openRentalList();
    jest.useFakeTimers();
    await user.click(inRow('Tower crane', 'Delete'));
    await screen.findByRole('button', { name: 'Undo' });
    act(() => jest.advanceTimersByTime(UNDO - 200));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is undone in its place, with the focus on the row', async () => {
    const { user } = await openRentalList();
    await user.click(inRow('Tower crane', 'Delete'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'Tower crane' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Tower crane',
      'Dump truck',
    ]);
    await waitFor(() => expect(rowOf('Tower crane')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  thorough.it('is undone by Ctrl+Z, the last delete first', async () => {
    const { user } = await openRentalList();
    await user.click(inRow('Tower crane', 'Delete'));
    await screen.findByText('Tower crane deleted.');
    await user.click(inRow('Dump truck', 'Delete'));
    await screen.findByText('Dump truck deleted.');
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('heading', { name: 'Dump truck' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tower crane' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('heading', { name: 'Tower crane' })).toBeVisible();
  });

  thorough.it('that cannot be undone says why', async () => {
    expectLog(/A deleted row could not be restored/);
    const { user } = await openRentalList({ 'POST /rental/c/restore': 'network error' });
    await user.click(inRow('Tower crane', 'Delete'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
  });

  it('failing keeps the row and says Failed to delete rental', async () => {
    expectLog(/A change failed/);
    const { user } = await openRentalList({ 'DELETE /rental/c': { status: 500 } });
    await user.click(inRow('Tower crane', 'Delete'));
    expect(await within(rowOf('Tower crane')).findByRole('alert')).toHaveTextContent('Failed to delete rental');
    expect(inRow('Tower crane', 'Delete')).toBeEnabled();
  });
});
