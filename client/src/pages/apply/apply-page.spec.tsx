import { act, screen, within } from '@testing-library/react';
import { expectLog } from '../../testing/environment/console.ts';
import { field, openApplyForm } from '../../testing/forms/apply-form.ts';

const WELDER = {
  _id: 'w-1',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld.',
  qualifications: 'NC II',
};
describe('/apply', () => {
  it('names its inputs like the payload and helps phones and autofill', async () => {
    await openApplyForm();
    expect(field('Name')).toHaveAttribute('name', 'name');
    expect(field('Email')).toHaveAttribute('name', 'email');
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Position')).toHaveAttribute('name', 'position');
    expect(field('Contact number')).toHaveAttribute('name', 'contact');
    expect(field('Contact number')).toHaveAttribute('type', 'tel');
    expect(field('Resume')).toHaveAttribute('name', 'resume');
    expect(field('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  });

  it('links to the privacy notice beside the button', async () => {
    await openApplyForm();
    expect(screen.getByRole('link', { name: 'privacy notice (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  describe('the jobs that are open', () => {
    const jobs = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...WELDER, _id: `w-${at}`, title: `Welder ${at}` }));
    const suggested = () => screen.findByRole('group', { name: 'Jobs open now' });
    const titles = async () =>
      within(await suggested())
        .getAllByRole('button')
        .map(({ textContent }) => textContent);

    it('are suggested once the position has the focus, and fill it in', async () => {
      const { user, asked } = await openApplyForm({
        'GET /jobs': [WELDER, { ...WELDER, _id: 'd-2', title: 'Driver' }],
      });
      await user.click(field('Position'));
      expect(await titles()).toEqual(['Structural Welder', 'Driver']);
      expect(asked).toEqual([{ method: 'GET', path: '/jobs' }]);
      await user.click(screen.getByRole('button', { name: 'Driver' }));
      expect(field('Position')).toHaveValue('Driver');
      expect(screen.getByRole('button', { name: 'Driver', pressed: true })).toBeVisible();
      await user.clear(field('Position'));
      await user.type(field('Position'), 'Foreman');
      expect(screen.getByRole('button', { name: 'Driver', pressed: false })).toBeVisible();
      expect(field('Position')).toHaveValue('Foreman');
    });

    it('remove the error of the field, and are part of the draft', async () => {
      const { user, submit } = await openApplyForm({ 'GET /jobs': [WELDER] });
      await submit();
      expect(await screen.findByText('Position is required.')).toBeVisible();
      await user.click(field('Position'));
      await user.click(await screen.findByRole('button', { name: 'Structural Welder' }));
      expect(screen.queryByText('Position is required.')).not.toBeInTheDocument();
      expect(sessionStorage.getItem('apply-draft-1')).toContain('Structural Welder');
    });

    it('are six at most, each once, with a link to all', async () => {
      const { user } = await openApplyForm({ 'GET /jobs': [...jobs(8), ...jobs(2)] });
      await user.click(field('Position'));
      expect(await titles()).toEqual(jobs(6).map(({ title }) => title));
      expect(screen.getByRole('link', { name: 'See all open positions' })).toHaveAttribute('href', '/careers');
    });

    it('are left out when they cannot be loaded', async () => {
      expectLog(/The list could not be loaded/);
      const { user } = await openApplyForm({ 'GET /jobs': { status: 503, body: {} } });
      await user.type(field('Position'), 'Foreman');
      expect(screen.queryByRole('group', { name: 'Jobs open now' })).not.toBeInTheDocument();
      expect(field('Position')).toHaveValue('Foreman');
    });
  });

  describe('position', () => {
    it('is preset from the title of the job that APPLY passes', async () => {
      await openApplyForm(
        {},
        { pathname: '/apply', state: { jobTitle: 'Structural Welder', jobPosition: 'Welder II' } },
      );
      expect(field('Position')).toHaveValue('Structural Welder');
    });

    it('is preset from ?job= in a tab of its own', async () => {
      const { asked } = await openApplyForm({ 'GET /jobs': [WELDER] }, '/apply?job=w-1');
      expect(await screen.findByDisplayValue('Structural Welder')).toBe(field('Position'));
      expect(asked).toHaveLength(1);
    });

    it('is empty without a job, and asks the server for nothing', async () => {
      const { asked } = await openApplyForm();
      expect(field('Position')).toHaveValue('');
      expect(asked).toEqual([]);
    });

    it('keeps what the visitor has typed before the job is known', async () => {
      let answer: (jobs: object) => void = () => undefined;
      const jobs = new Promise<object>((resolve) => (answer = resolve));
      const { user } = await openApplyForm({ 'GET /jobs': () => jobs }, '/apply?job=w-1');
      await user.type(field('Position'), 'Foreman');
      answer([WELDER]);
      await act(() => jobs);
      expect(field('Position')).toHaveValue('Foreman');
    });
  });
});
