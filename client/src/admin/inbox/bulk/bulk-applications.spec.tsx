import { screen, waitFor, within } from '@testing-library/react';
import type { RepliesInput } from '#shared/contract';
import { expectLog } from '#client/testing/environment/console.ts';
import { openInbox, rowLink, rowOf } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION } from '#client/testing/dashboard/submissions.ts';

const DINA = { ...APPLICATION, _id: 'd', name: 'Dina Santos', stage: 'interview' as const };
const TEMPLATE = {
  _id: 't',
  kind: 'application',
  name: 'Not this time',
  subject: 'Your application {reference}',
  body: 'Dear {name}, not this time.',
};

async function openSelected(names: string[], responses = {}) {
  const app = await openInbox(
    '',
    {
      'GET /admin/reply-templates': [TEMPLATE],
      'POST /admin/submissions/replies': { ids: ['r1', 'r2'] },
      'POST /admin/submissions/replies/take-back': { ids: ['r1', 'r2'] },
      ...responses,
    },
    [...ALL, DINA],
  );
  await rowLink('Ana Reyes');
  for (const name of names) await app.user.click(screen.getByLabelText(`Select ${name}`));
  const replies = () => app.asked('POST').filter(({ path }) => path.endsWith('/replies'));
  return { ...app, replies };
}

const APPLICANTS = ['Ben Cruz', 'Dina Santos'];

describe('selected applications', () => {
  it('are moved to a stage together, and each back to its own by Undo', async () => {
    const { user, press, asked } = await openSelected(APPLICANTS);
    await user.selectOptions(screen.getByLabelText('Move to stage'), 'Rejected');
    expect(await screen.findByText('2 submissions moved to Rejected.')).toBeVisible();
    expect((await rowOf('Ben Cruz')).getByText('Rejected')).toBeVisible();
    await press('Undo');
    await waitFor(async () => expect((await rowOf('Dina Santos')).getByText('Interview')).toBeVisible());
    expect((await rowOf('Ben Cruz')).queryByText('Rejected')).not.toBeInTheDocument();
    expect(asked('PATCH')).toHaveLength(2);
  });

  it('have no common stage with other kinds, and get no common answer', async () => {
    await openSelected(['Ben Cruz', 'Ana Reyes']);
    expect(screen.queryByLabelText('Move to stage')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  });

  it('are answered with one template, shown as the first of them gets it', async () => {
    const { press, replies } = await openSelected(APPLICANTS);
    await press('Reply');
    await press('Not this time');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Dear Ben Cruz, not this time.')).toBeVisible();
    expect(dialog.getByText('Your application A-1B2C3D')).toBeVisible();
    await press('Send 2 replies');
    await waitFor(() => expect(replies()).toHaveLength(1));
    const { subject, body } = TEMPLATE;
    expect(replies()[0].body).toEqual({ ids: ['a', 'd'], subject, body } satisfies RepliesInput);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it('are not answered by Undo, which keeps the text', async () => {
    const { user, press, asked } = await openSelected(APPLICANTS);
    await press('Reply');
    await press('Not this time');
    await press('Send 2 replies');
    await press('Undo');
    await waitFor(() => expect(asked('POST').at(-1)?.path).toBe('/admin/submissions/replies/take-back'));
    for (const name of APPLICANTS) await user.click(screen.getByLabelText(`Select ${name}`));
    await press('Reply');
    expect(await screen.findByLabelText('Message')).toHaveValue(TEMPLATE.body);
  });

  it('are not sent a text that is empty or cannot be filled in', async () => {
    const { user, press, replies } = await openSelected(APPLICANTS);
    await press('Reply');
    await press('Send 2 replies');
    expect(screen.getByText('Message is required.')).toBeVisible();
    await user.type(await screen.findByLabelText('Message'), 'Come on {{day}');
    await press('Send 2 replies');
    expect(screen.getByText(/^Unknown placeholder \{day\}/)).toBeVisible();
    expect(replies()).toEqual([]);
  });

  it('keep what was written when it could not be sent', async () => {
    expectLog(/A change failed/);
    const { press } = await openSelected(APPLICANTS, { 'POST /admin/submissions/replies': 'network error' });
    await press('Reply');
    await press('Not this time');
    await press('Send 2 replies');
    expect(await screen.findByRole('alert')).toHaveTextContent('The reply could not be sent.');
    expect(screen.getByLabelText('Message')).toHaveValue(TEMPLATE.body);
  });
});
