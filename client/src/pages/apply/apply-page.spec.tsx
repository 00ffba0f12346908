import { act, screen } from '@testing-library/react';
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

  describe('position', () => {
    it('is preset from the title of the job that APPLY passes', async () => {
      await openApplyForm(
        {},
        { pathname: '/apply', state: { jobTitle: 'Structural Welder', jobPosition: 'Welder II' } },
      );
      expect(field('Position')).toHaveValue('Structural Welder');
    });

    it('is preset from ?job= in a tab of its own', async () => {
      const { calls } = await openApplyForm({ 'GET /jobs': [WELDER] }, '/apply?job=w-1');
      expect(await screen.findByDisplayValue('Structural Welder')).toBe(field('Position'));
      expect(calls).toHaveLength(1);
    });

    it('is empty without a job, and asks the server for nothing', async () => {
      const { calls } = await openApplyForm();
      expect(field('Position')).toHaveValue('');
      expect(calls).toEqual([]);
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
