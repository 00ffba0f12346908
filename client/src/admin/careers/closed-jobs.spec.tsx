import { screen, waitFor, within } from '@testing-library/react';
import type { Job, JobInput } from '#shared/contract';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { SESSION, signedIn, TOKEN } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const INPUT: JobInput = {
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld beams.',
  qualifications: 'NC II',
};
const CLOSED: Job = { _id: 'w', ...INPUT, closesOn: '2024-02-29' };
const DRIVER: Job = { _id: 'd', ...INPUT, title: 'Driver' };

let failing = false;
beforeEach(() => (failing = false));

/** Two lists in memory, of which a job is in the second one while it has a closing day. */
function open(...jobs: Job[]) {
  signedIn();
  let kept = jobs;
  const put = ({ path, body }: { path: string; body?: unknown }) => {
    if (failing) return { status: 500 };
    const changed = { _id: path.slice('/jobs/'.length), ...(body as JobInput) };
    kept = kept.map((job) => (job._id === changed._id ? changed : job));
    return { status: 200, body: changed };
  };
  return renderApp('/admin-dashboard?tab=careers', {
    ...SESSION,
    'GET /rental': [],
    'POST /jobs': { status: 201, body: DRIVER },
    'GET /jobs': () => kept.filter(({ closesOn }) => !closesOn),
    'GET /admin/closed-jobs': () => kept.filter(({ closesOn }) => closesOn),
    ...Object.fromEntries(jobs.map(({ _id }) => [`PUT /jobs/${_id}`, put])),
  });
}

const sectionOf = (heading: string) => within(screen.getByRole('heading', { name: heading }).closest('section')!);

/** Closes the driver's job and opens its form among the closed ones. */
async function closeAndEdit() {
  const app = open(DRIVER);
  await screen.findByRole('heading', { name: 'Driver' });
  await app.user.click(sectionOf('Job Listings').getByRole('button', { name: 'Close job' }));
  await screen.findByRole('heading', { name: 'Closed Jobs' });
  await app.user.click(sectionOf('Closed Jobs').getByRole('button', { name: 'Edit' }));
  return { ...app, form: within(screen.getByRole('form', { name: 'Edit Driver' })) };
}

describe('jobs whose closing day has passed', () => {
  it('have a list of their own, with that day', async () => {
    open(CLOSED, DRIVER);
    await screen.findByRole('heading', { name: 'Closed Jobs' });
    const closed = sectionOf('Closed Jobs');
    expect(closed.getByRole('heading', { name: 'Structural Welder' })).toBeVisible();
    expect(closed.getByText('Closing day: Feb 29, 2024')).toBeVisible();
    expect(closed.queryByRole('heading', { name: 'Driver' })).not.toBeInTheDocument();
  });

  it('have no list while there are none', async () => {
    open(DRIVER);
    await screen.findByRole('heading', { name: 'Driver' });
    expect(screen.queryByRole('heading', { name: 'Closed Jobs' })).not.toBeInTheDocument();
  });

  it('are open again when the day is removed', async () => {
    const { user, calls } = open(CLOSED);
    await screen.findByRole('heading', { name: 'Closed Jobs' });
    await user.click(sectionOf('Closed Jobs').getByRole('button', { name: 'Edit' }));
    const form = within(screen.getByRole('form', { name: 'Edit Structural Welder' }));
    expect(form.getByLabelText(/^Closing day/)).toHaveAttribute('type', 'date');
    expect(form.getByLabelText(/^Closing day/)).toHaveValue('2024-02-29');
    await user.clear(form.getByLabelText(/^Closing day/));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await sectionOf('Job Listings').findByRole('heading', { name: 'Structural Welder' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Closed Jobs' })).not.toBeInTheDocument();
    expect(calls).toContainEqual({ method: 'PUT', path: '/jobs/w', body: INPUT, authorization: `Bearer ${TOKEN}` });
  });

  it('are what an open one becomes by its day', async () => {
    const { user, calls } = open(DRIVER);
    await screen.findByRole('heading', { name: 'Driver' });
    await user.click(sectionOf('Job Listings').getByRole('button', { name: 'Edit' }));
    const form = within(screen.getByRole('form', { name: 'Edit Driver' }));
    await user.type(form.getByLabelText(/^Closing day/), '2024-03-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Closed Jobs' })).toBeVisible();
    const body = { ...INPUT, title: 'Driver', closesOn: '2024-03-01' };
    expect(calls).toContainEqual({ method: 'PUT', path: '/jobs/d', body, authorization: `Bearer ${TOKEN}` });
  });

  it('are open again by one click, which can be undone', async () => {
    const { user, calls } = open(CLOSED, DRIVER);
    await screen.findByRole('heading', { name: 'Closed Jobs' });
    await user.click(sectionOf('Closed Jobs').getByRole('button', { name: 'Reopen job' }));
    expect(await sectionOf('Job Listings').findByRole('heading', { name: 'Structural Welder' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Closed Jobs' })).not.toBeInTheDocument();
    expect(calls).toContainEqual({ method: 'PUT', path: '/jobs/w', body: INPUT, authorization: `Bearer ${TOKEN}` });
    expect(sectionOf('Job Listings').queryByRole('button', { name: 'Reopen job' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Closed Jobs' })).toBeVisible();
  });

  it('are what an open one becomes by one click, which can be undone', async () => {
    const { user, calls } = open(DRIVER);
    await screen.findByRole('heading', { name: 'Driver' });
    await user.click(sectionOf('Job Listings').getByRole('button', { name: 'Close job' }));
    expect(await screen.findByRole('heading', { name: 'Closed Jobs' })).toBeVisible();
    const closesOn = dayAfter(officeDay(), -1);
    const body = { ...INPUT, title: 'Driver', closesOn };
    expect(calls).toContainEqual({ method: 'PUT', path: '/jobs/d', body, authorization: `Bearer ${TOKEN}` });
    expect(screen.getByRole('heading', { name: 'Driver' }).closest('li')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await sectionOf('Job Listings').findByRole('heading', { name: 'Driver' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Closed Jobs' })).not.toBeInTheDocument();
  });

  it('keep what was edited since, when closing them is undone', async () => {
    const { user, form } = await closeAndEdit();
    await user.type(form.getByLabelText('Location'), ' and Tarlac');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await sectionOf('Closed Jobs').findByText(/Gerona and Tarlac/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await sectionOf('Job Listings').findByText(/Gerona and Tarlac/)).toBeVisible();
  });

  it('keep a day that was set since, when closing them is undone', async () => {
    const { user, calls, form } = await closeAndEdit();
    await user.clear(form.getByLabelText(/^Closing day/));
    await user.type(form.getByLabelText(/^Closing day/), '2024-03-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await sectionOf('Closed Jobs').findByText('Closing day: Mar 1, 2024');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Undone/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ closesOn: '2024-03-01' });
  });

  it('stay closed when the call fails, which says so', async () => {
    expectLog(/A change failed/);
    const { user } = open(CLOSED);
    await screen.findByRole('heading', { name: 'Closed Jobs' });
    failing = true;
    await user.click(sectionOf('Closed Jobs').getByRole('button', { name: 'Reopen job' }));
    await waitFor(() => expect(alerts).toEqual(['Failed to update job']));
    expect(screen.getByRole('heading', { name: 'Closed Jobs' })).toBeVisible();
  });
});

describe('a copy of a job', () => {
  const form = () => within(screen.getByRole('form', { name: 'Add Job' }));
  const duplicate = (heading: string, { user }: ReturnType<typeof open>) =>
    user.click(sectionOf(heading).getByRole('button', { name: 'Duplicate' }));

  it('fills the form that adds one, without the closing day, and is saved by that alone', async () => {
    const view = open(CLOSED);
    await screen.findByRole('heading', { name: 'Closed Jobs' });
    await duplicate('Closed Jobs', view);
    expect(form().getByLabelText('Job title')).toHaveValue('Structural Welder');
    expect(form().getByLabelText('Job title')).toHaveFocus();
    expect(form().getByLabelText('Qualifications')).toHaveValue('NC II');
    expect(form().getByLabelText(/^Closing day/)).toHaveValue('');
    expect(view.calls.every(({ method }) => method === 'GET')).toBe(true);
    await view.user.type(form().getByLabelText('Job title'), ' II');
    await view.user.click(form().getByRole('button', { name: 'Add Job' }));
    await waitFor(() =>
      expect(view.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        ...INPUT,
        title: 'Structural Welder II',
      }),
    );
  });

  it('gives back what was typed in the form before', async () => {
    const view = open(DRIVER);
    await screen.findByRole('heading', { name: 'Driver' });
    await view.user.type(form().getByLabelText('Job title'), 'Half a ti');
    await duplicate('Job Listings', view);
    expect(form().getByLabelText('Job title')).toHaveValue('Driver');
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(form().getByLabelText('Job title')).toHaveValue('Half a ti');
    expect(form().getByLabelText('Position')).toHaveValue('');
  });
});
