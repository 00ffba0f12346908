import { screen, waitFor, within } from '@testing-library/react';
import { thorough } from '#shared/testing/thorough';
import { TOKEN } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import {
  add,
  addButton,
  capacityIn,
  editForm,
  inRow,
  nameIn,
  openRentalList,
  openRentals,
  rowOf,
} from '#client/testing/dashboard/rentals-tab.ts';

describe('the Rentals tab', () => {
  it('lists each rental with its capacity', async () => {
    await openRentalList();
    expect(within(rowOf('Tower crane')).getByText('Capacity: 8 tons')).toBeVisible();
    expect(within(rowOf('Dump truck')).getByText('Capacity: 20 m³')).toBeVisible();
  });

  it('says so when there are none', async () => {
    await openRentals({ 'GET /rental': [] });
    expect(await screen.findByText('No rentals available at the moment.')).toBeVisible();
  });

  thorough.it('does not call a list empty that could not be loaded', async () => {
    expectLog(/The list could not be loaded/);
    await openRentals({ 'GET /rental': 'network error' });
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  describe('adding', () => {
    it('requires both fields', async () => {
      const { user, calls } = await openRentalList();
      await user.type(nameIn(add()), '   ');
      await user.click(addButton());
      expect(await screen.findByText('Equipment or vehicle name is required.')).toBeVisible();
      expect(screen.getByText('Capacity is required.')).toBeVisible();
      expect(nameIn(add())).toHaveFocus();
      expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    });

    it('sends both fields with the token, shows the new row and is ready for the next', async () => {
      const { user, calls } = await openRentalList();
      await user.type(nameIn(add()), 'Road grader');
      await user.type(capacityIn(add()), '12 tons');
      await user.click(addButton());
      expect(await screen.findByRole('heading', { name: 'Road grader' })).toBeVisible();
      expect(calls).toContainEqual({
        method: 'POST',
        path: '/rental',
        body: { vehicleName: 'Road grader', weightLimit: '12 tons' },
        authorization: `Bearer ${TOKEN}`,
      });
      await waitFor(() => expect(nameIn(add())).toHaveFocus());
      expect(nameIn(add())).toHaveValue('');
      expect(capacityIn(add())).toHaveValue('');
    });

    it.each([
      [
        'the sentence of the server',
        { status: 400, body: { message: 'Capacity is required.' } },
        'Capacity is required.',
      ],
      ['its own sentence when the server has none', { status: 500 }, 'Failed to add rental'],
      ['its own sentence when the network fails', 'network error', 'Failed to add rental'],
    ] as const)('failing shows %s and keeps what was typed', async (_what, reply, sentence) => {
      expectLog(/A change failed/);
      const { user } = await openRentalList({ 'POST /rental': reply });
      await user.type(nameIn(add()), 'Road grader');
      await user.type(capacityIn(add()), '12 tons');
      await user.click(addButton());
      expect(await within(add()).findByRole('alert')).toHaveTextContent(sentence);
      expect(nameIn(add())).toHaveValue('Road grader');
      expect(alerts).toEqual([]);
    });
  });

  describe('editing', () => {
    it('happens in the row, in one row at a time', async () => {
      const { user } = await openRentalList();
      await user.click(inRow('Tower crane', 'Edit'));
      expect(nameIn(editForm('Tower crane'))).toHaveValue('Tower crane');
      expect(nameIn(editForm('Tower crane'))).toHaveFocus();
      await user.click(inRow('Dump truck', 'Edit'));
      expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
      expect(capacityIn(editForm('Dump truck'))).toHaveValue('20 m³');
    });

    it('returns to view on Save, with the new values, and gives the focus back', async () => {
      const { user, calls } = await openRentalList();
      await user.click(inRow('Tower crane', 'Edit'));
      await user.clear(capacityIn(editForm('Tower crane')));
      await user.type(capacityIn(editForm('Tower crane')), '10 tons');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Capacity: 10 tons')).toBeVisible();
      expect(calls).toContainEqual({
        method: 'PUT',
        path: '/rental/c',
        body: { vehicleName: 'Tower crane', weightLimit: '10 tons' },
        authorization: `Bearer ${TOKEN}`,
      });
      expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
      expect(inRow('Tower crane', 'Edit')).toHaveFocus();
    });

    it('returns to view on Cancel, with the old values, and asks the server for nothing', async () => {
      const { user, calls } = await openRentalList();
      const before = calls.length;
      await user.click(inRow('Tower crane', 'Edit'));
      await user.type(nameIn(editForm('Tower crane')), ' No. 2');
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(inRow('Tower crane', 'Edit')).toHaveFocus();
      expect(calls).toHaveLength(before);
    });

    it('requires both fields', async () => {
      const { user } = await openRentalList();
      await user.click(inRow('Tower crane', 'Edit'));
      await user.clear(capacityIn(editForm('Tower crane')));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Capacity is required.')).toBeVisible();
      expect(capacityIn(editForm('Tower crane'))).toHaveFocus();
    });

    it('failing stays in the row and says Failed to update rental', async () => {
      expectLog(/A change failed/);
      const { user } = await openRentalList({ 'PUT /rental/c': 'network error' });
      await user.click(inRow('Tower crane', 'Edit'));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await within(editForm('Tower crane')).findByRole('alert')).toHaveTextContent('Failed to update rental');
    });
  });
});
