import { screen, waitFor, within } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { fakeRows, SESSION, signedIn, TOKEN } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const INPUT = {
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld beams.\nRead plans.',
  qualifications: 'NC II',
};
const WELDER = { _id: 'w', ...INPUT };
const LABELS = ['Job title', 'Position', 'Location', 'Full description', 'Qualifications'];
const REFUSED = { status: 400, body: { message: 'First.', error: 'First.', errors: ['First.', 'Second.'] } };

const add = () => screen.getByRole('form', { name: 'Add Job' });

async function open(responses: Responses = {}) {
  signedIn();
  const app = renderApp('/admin-dashboard', {
    ...SESSION,
    'GET /rental': [],
    ...fakeRows('/jobs', [WELDER]),
    ...responses,
  });
  await app.user.click(await screen.findByRole('tab', { name: 'Careers' }));
  const fill = async () => {
    const values = Object.values(INPUT);
    for (const [index, label] of LABELS.entries())
      await app.user.type(within(add()).getByLabelText(label), values[index]);
  };
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, fill, press };
}

describe('the Careers tab', () => {
  it('has its name, an add form of five fields and the heading Job Listings', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Careers', 'Add Job', 'Job Listings']);
    for (const label of LABELS) expect(within(add()).getByLabelText(label)).toBeVisible();
  });

  it('names its inputs like the payload', async () => {
    await open();
    const names = LABELS.map((label) => within(add()).getByLabelText(label).getAttribute('name'));
    expect(names).toEqual(Object.keys(INPUT));
  });

  it('lists a job with its position, location and texts', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Structural Welder' })).toBeVisible();
    expect(screen.getByText('Welder II, Gerona')).toBeVisible();
    expect(screen.getByText('NC II')).toBeInTheDocument();
  });

  it('says No jobs posted yet. when there are none', async () => {
    await open({ 'GET /jobs': [] });
    expect(await screen.findByText('No jobs posted yet.')).toBeVisible();
  });

  it('requires every field', async () => {
    const { press } = await open();
    await press('Add Job');
    for (const sentence of [
      'Job title is required.',
      'Position is required.',
      'Location is required.',
      'Full description is required.',
      'Qualifications are required.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(within(add()).getByLabelText('Job title')).toHaveFocus();
  });

  it('adds a job with its line breaks, then fetches the list again', async () => {
    const { fill, press, calls } = await open({ ...fakeRows('/jobs', []) });
    await screen.findByText('No jobs posted yet.');
    await fill();
    await press('Add Job');
    expect(await screen.findByRole('heading', { name: 'Structural Welder' })).toBeVisible();
    expect(calls.slice(-2)).toEqual([
      { method: 'POST', path: '/jobs', body: INPUT, authorization: `Bearer ${TOKEN}` },
      { method: 'GET', path: '/jobs' },
    ]);
    for (const label of LABELS) expect(within(add()).getByLabelText(label)).toHaveValue('');
  });

  it('edits a job in its row, then fetches the list again', async () => {
    const { press, user, calls } = await open();
    await press('Edit');
    const form = screen.getByRole('form', { name: 'Edit Structural Welder' });
    expect(within(form).getByLabelText('Full description')).toHaveValue(INPUT.fullDescription);
    await user.clear(within(form).getByLabelText('Location'));
    await user.type(within(form).getByLabelText('Location'), 'Tarlac City');
    await press('Save');
    expect(await screen.findByText('Welder II, Tarlac City')).toBeVisible();
    expect(calls.slice(-2)).toEqual([
      { method: 'PUT', path: '/jobs/w', body: { ...INPUT, location: 'Tarlac City' }, authorization: `Bearer ${TOKEN}` },
      { method: 'GET', path: '/jobs' },
    ]);
  });

  it('deletes a job at once, and brings it back on Undo', async () => {
    const { press } = await open();
    await press('Delete');
    expect(await screen.findByText('No jobs posted yet.')).toBeVisible();
    await press('Undo');
    expect(await screen.findByRole('heading', { name: 'Structural Welder' })).toBeVisible();
  });

  describe('a failure is an alert', () => {
    beforeEach(() => expectLog(/A change failed/));

    it.each(
      firstOrAll([
        ['the default when the server says nothing', { status: 500 }, 'Failed to add job'],
        ['the joined sentences of the server', REFUSED, 'First.\nSecond.'],
        ['the error field', { status: 503, body: { message: 'Later.', error: 'Later.' } }, 'Later.'],
        ['the default when the network fails', 'network error', 'Failed to add job'],
      ] as const),
    )('of an add, with %s, and keeps what was typed', async (_what, reply, sentence) => {
      const { fill, press } = await open({ 'POST /jobs': reply });
      await fill();
      await press('Add Job');
      await waitFor(() => expect(alerts).toEqual([sentence]));
      expect(within(add()).getByLabelText('Job title')).toHaveValue(INPUT.title);
    });

    it.each(
      firstOrAll([
        ['the default', 'network error', 'Failed to update job'],
        ['the joined sentences of the server', REFUSED, 'First.\nSecond.'],
      ] as const),
    )('of an edit, with %s, and stays in the row', async (_what, reply, sentence) => {
      const { press } = await open({ 'PUT /jobs/w': reply });
      await press('Edit');
      await press('Save');
      await waitFor(() => expect(alerts).toEqual([sentence]));
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    });

    it.each(
      firstOrAll([
        ['the default', { status: 500 }, 'Failed to delete job'],
        ['the error field', { status: 404, body: { error: 'Gone.' } }, 'Gone.'],
      ] as const),
    )('of a delete, with %s, and keeps the row', async (_what, reply, sentence) => {
      const { press } = await open({ 'DELETE /jobs/w': reply });
      await press('Delete');
      await waitFor(() => expect(alerts).toEqual([sentence]));
      expect(screen.getByRole('heading', { name: 'Structural Welder' })).toBeVisible();
    });
  });
});
