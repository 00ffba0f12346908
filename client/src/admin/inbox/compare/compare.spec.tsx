import { screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, openInbox, rowLink } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION } from '#client/testing/dashboard/submissions.ts';

const PDF = { ...APPLICATION.resume!, fileName: 'cv.pdf' };
const BEN = { ...APPLICATION, note: 'Called on Monday.', resume: PDF };
const DINA = { ...BEN, _id: 'd', name: 'Dina Santos', position: 'Driver', note: '' };
const BOTH = [...ALL.filter(({ _id }) => _id !== 'a'), BEN, DINA];

const openCompared = (ids: string, responses = {}) => openInbox(`&compare=${ids}`, responses, BOTH);
const application = async (name: string) => within(await screen.findByRole('article', { name }));

describe('a comparison of applications', () => {
  it('is reached from two that are selected, and takes the focus along', async () => {
    const { user } = await openInbox('', {}, BOTH);
    await rowLink('Ben Cruz');
    await user.click(screen.getByLabelText('Select Ben Cruz'));
    expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Select Dina Santos'));
    await user.click(screen.getByRole('link', { name: 'Compare' }));
    expect(await heading('Compare applications')).toHaveFocus();
    expect(screen.getByRole('tab', { name: /^Applicants/ })).toHaveAttribute('aria-selected', 'true');
    expect((await application('Ben Cruz')).getByRole('heading', { name: 'Ben Cruz' })).toBeVisible();
  });

  it('shows what is known of each, in the order of the address', async () => {
    await openCompared('d,a');
    expect((await application('Ben Cruz')).getByText('Called on Monday.')).toBeVisible();
    expect((await application('Dina Santos')).getByText('Driver')).toBeVisible();
    expect((await application('Dina Santos')).getByRole('button', { name: 'Preview resume' })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Dina Santos', 'Ben Cruz']);
  });

  it('changes the stage of one of them', async () => {
    const { user, asked } = await openCompared('a,d');
    await user.click((await application('Dina Santos')).getByRole('button', { name: 'Shortlisted' }));
    expect(await screen.findByText('Dina Santos moved to Shortlisted.')).toBeVisible();
    await waitFor(async () =>
      expect((await application('Dina Santos')).getByRole('button', { pressed: true })).toHaveTextContent(
        'Shortlisted',
      ),
    );
    expect(asked('PATCH').map(({ path }) => path)).toEqual(['/admin/submissions/d']);
  });

  it('says when one of them is gone, and shows the other', async () => {
    const gone = { status: 404, body: { message: 'There is nothing at this address.' } };
    await openCompared('a,x', { 'GET /admin/submissions/x': gone });
    expect(await screen.findByText(/^One of these applications no longer exists/)).toBeVisible();
    expect((await application('Ben Cruz')).getByRole('heading', { name: 'Ben Cruz' })).toBeVisible();
  });

  it('says when they could not be loaded, and loads on Retry', async () => {
    expectLog(/The applications could not be loaded/);
    let answer: 'network error' | object = 'network error';
    const { press } = await openCompared('a,d', { 'GET /admin/submissions/a': () => answer });
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    answer = BEN;
    await press('Retry');
    expect((await application('Ben Cruz')).getByRole('heading', { name: 'Ben Cruz' })).toBeVisible();
  });
});
