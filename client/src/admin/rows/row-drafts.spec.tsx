import { screen, within } from '@testing-library/react';
import { thorough } from '#shared/testing/thorough';
import { GONE, fakeRows, SESSION, SIGN_IN, signedIn, signInAgain } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import type { Responses } from '#client/testing/fake-api.ts';
import {
  add,
  addButton,
  capacityIn,
  editForm,
  inRow,
  nameIn,
  openRentalList,
  rowOf,
} from '#client/testing/dashboard/rentals-tab.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const WELDER = {
  _id: 'w',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld beams.',
  qualifications: 'NC II',
};
const DRIVER = { ...WELDER, _id: 'd', title: 'Mixer Driver' };

/** A call that does not save the typed text. */
const ENDS_ON_DELETE: Responses = { 'DELETE /rental/t': GONE, 'DELETE /jobs/d': GONE, ...SIGN_IN };

async function openJobs(responses: Responses = {}) {
  signedIn();
  const lists = { ...fakeRows('/jobs', [WELDER, DRIVER]), 'GET /rental': [] };
  const app = renderApp('/admin-dashboard?tab=careers', { ...SESSION, ...lists, ...responses });
  await screen.findByRole('heading', { name: 'Mixer Driver' });
  return app;
}

/** Whether the browser asks before the page is left. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('what is typed on the dashboard', () => {
  describe('survives the end of the session, told by another call', () => {
    it('in an add form', async () => {
      const { user } = await openRentalList(ENDS_ON_DELETE);
      await user.type(nameIn(add()), '  Road gr');
      await user.click(inRow('Dump truck', 'Delete'));
      await signInAgain(user);
      expect(alerts).toEqual(['Session expired. Please log in again.']);
      expect(nameIn(add())).toHaveValue('  Road gr');
      expect(capacityIn(add())).toHaveValue('');
    });

    thorough.it('in a row, which is in edit mode again', async () => {
      const { user } = await openRentalList(ENDS_ON_DELETE);
      await user.click(inRow('Tower crane', 'Edit'));
      await user.type(capacityIn(editForm('Tower crane')), ' at the tip');
      await user.click(inRow('Dump truck', 'Delete'));
      await signInAgain(user);
      const form = await screen.findByRole('form', { name: 'Edit Tower crane' });
      expect(capacityIn(form)).toHaveValue('8 tons at the tip');
      expect(nameIn(form)).toHaveFocus();
    });

    it('in a job, on the tab where it was', async () => {
      const { user } = await openJobs(ENDS_ON_DELETE);
      await user.click(inRow('Structural Welder', 'Edit'));
      const text = () => within(editForm('Structural Welder')).getByLabelText('Full description');
      await user.type(text(), '{Enter}Cut plates &');
      await user.click(inRow('Mixer Driver', 'Delete'));
      await signInAgain(user);
      expect(screen.getByRole('tab', { name: 'Careers', selected: true })).toBeVisible();
      await screen.findByRole('form', { name: 'Edit Structural Welder' });
      expect(text()).toHaveValue('Weld beams.\nCut plates &');
    });
  });

  thorough.it('in one row waits while another row is edited, and says so', async () => {
    const { user } = await openRentalList();
    await user.click(inRow('Tower crane', 'Edit'));
    await user.type(nameIn(editForm('Tower crane')), ' No. 2');
    await user.click(inRow('Dump truck', 'Edit'));
    expect(within(rowOf('Tower crane')).getByText(/Unsaved changes/)).toBeVisible();
    await user.click(inRow('Tower crane', 'Edit'));
    expect(nameIn(editForm('Tower crane'))).toHaveValue('Tower crane No. 2');
  });

  it('in the add form waits folded while a row is edited', async () => {
    const { user } = await openRentalList();
    await user.type(nameIn(add()), 'Road grader');
    await user.click(inRow('Tower crane', 'Edit'));
    expect(screen.getByText('Add Rental', { selector: 'summary' }).closest('details')).not.toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(nameIn(add())).toHaveValue('Road grader');
  });

  thorough.it('is dropped on Cancel', async () => {
    const { user } = await openRentalList();
    await user.click(inRow('Tower crane', 'Edit'));
    await user.type(nameIn(editForm('Tower crane')), ' No. 2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
    await user.click(inRow('Tower crane', 'Edit'));
    expect(nameIn(editForm('Tower crane'))).toHaveValue('Tower crane');
  });

  thorough.it('is dropped on Save, in the add form too', async () => {
    const { user, unmount } = await openRentalList(SIGN_IN);
    await user.type(nameIn(add()), 'Road grader');
    await user.type(capacityIn(add()), '12 tons');
    await user.click(addButton());
    await screen.findByText('Added.');
    expect(asksBeforeLeaving()).toBe(false);
    unmount();
    await openRentalList();
    expect(nameIn(add())).toHaveValue('');
  });

  it('is dropped on Logout', async () => {
    const { user } = await openRentalList({ 'DELETE /admin-session': { status: 204 }, ...SIGN_IN });
    await user.type(nameIn(add()), 'Grader');
    await user.click(inRow('Tower crane', 'Edit'));
    await user.type(nameIn(editForm('Tower crane')), ' No. 2');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await signInAgain(user);
    await screen.findByText('Tower crane');
    expect(nameIn(add())).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('makes the browser ask before the page is left, until it is as it was', async () => {
    const { user } = await openRentalList();
    expect(asksBeforeLeaving()).toBe(false);
    await user.type(nameIn(add()), 'G');
    expect(asksBeforeLeaving()).toBe(true);
    await user.clear(nameIn(add()));
    expect(asksBeforeLeaving()).toBe(false);
  });
});
