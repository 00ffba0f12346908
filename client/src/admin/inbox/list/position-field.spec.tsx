import { screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { openInbox, rowLink, rows } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION } from '#client/testing/dashboard/submissions.ts';

const DRIVER = { ...APPLICATION, _id: 'd', name: 'Dina Santos', position: 'Driver', stage: 'hired' as const };
const JOB = { _id: 'j', title: 'Mason', position: 'Mason', location: '', fullDescription: '', qualifications: '' };
const MANY = [...ALL, DRIVER];

const offered = () =>
  within(screen.getByLabelText('Position'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the filter of positions', () => {
  it('offers the open jobs, then what was applied for, and narrows the list to one', async () => {
    const { user, asked } = await openInbox('', { 'GET /jobs': [JOB] }, MANY);
    await rowLink('Ana Reyes');
    await user.click(screen.getByText('Filters'));
    await waitFor(() => expect(offered()).toEqual(['Any position', 'Mason', 'Driver', 'Welder']));
    await user.selectOptions(screen.getByLabelText('Position'), 'Driver');
    await waitFor(() => expect(rows()).toEqual(['Dina Santos']));
    expect(asked('GET').at(-1)).toMatchObject({ query: { position: 'Driver' } });
    expect(screen.getByText('Filters (1)')).toBeVisible();
  });

  it('goes together with the stage, and both are read from the address', async () => {
    const { asked } = await openInbox('&position=Driver&stage=hired', {}, MANY);
    await rowLink('Dina Santos');
    expect(asked('GET')).toMatchObject([{ query: { position: 'Driver', stage: 'hired' } }]);
    expect(screen.getByLabelText('Position')).toHaveValue('Driver');
    expect(screen.getByLabelText('Stage')).toHaveValue('hired');
  });

  it('offers the open jobs alone when the positions cannot be loaded', async () => {
    expectLog(/The positions could not be loaded/);
    const { user } = await openInbox('', { 'GET /jobs': [JOB], 'GET /admin/submissions/positions': 'network error' });
    await user.click(screen.getByText('Filters'));
    await waitFor(() => expect(offered()).toEqual(['Any position', 'Mason']));
  });
});
