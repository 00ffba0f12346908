import { screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, openInbox, rowLink, rows } from '#client/testing/dashboard/inbox.ts';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Save this filter' }));

describe('a filter that is kept', () => {
  it('is saved under a name, stands among the views, and narrows the list as it was', async () => {
    const { user, press, calls } = await openInbox('&kind=quote&search=ana');
    await rowLink('Ana Reyes');
    await press('Save this filter');
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Name is required.')).toBeVisible();
    await user.type(form.getByLabelText('Filter name'), ' Ana’s quotes {Enter}');
    expect(await screen.findByRole('link', { name: 'Ana’s quotes', current: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save this filter' })).not.toBeInTheDocument();
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/admin/saved-filters')).toMatchObject({
      body: { name: 'Ana’s quotes', query: 'kind=quote&search=ana' },
    });
    await user.click(screen.getByRole('link', { name: /^Done/ }));
    await user.click(screen.getByRole('link', { name: 'Ana’s quotes' }));
    await waitFor(() => expect(rows()).toEqual(['Ana Reyes']));
  });

  it('is removed at once, and brought back by Undo', async () => {
    const { user, press } = await openInbox('', {
      'GET /admin/saved-filters': [{ _id: 'f0', name: 'Vibro', query: 'search=vibro' }],
    });
    await press('Remove filter Vibro');
    expect(await screen.findByText('Filter Vibro removed.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Vibro' })).not.toBeInTheDocument();
    expect(await heading('Inbox')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Vibro' })).toBeVisible();
  });

  it('that cannot be saved says why', async () => {
    expectLog(/A change failed/);
    const taken = 'A filter with this name already exists. Please choose another name.';
    const { user, press } = await openInbox('&state=new', {
      'POST /admin/saved-filters': { status: 409, body: { message: taken } },
    });
    await press('Save this filter');
    const form = await dialog();
    await user.type(form.getByLabelText('Filter name'), 'Mine{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(taken);
  });

  it('is offered only when the list is narrowed', async () => {
    await openInbox();
    await rowLink('Ana Reyes');
    expect(screen.queryByRole('button', { name: 'Save this filter' })).not.toBeInTheDocument();
  });
});
