import { act, screen } from '@testing-library/react';
import { field, openApplyForm } from '../../testing/forms/apply-form.ts';
import { leavePage } from '../../testing/forms/public-forms.ts';

const WELDER = {
  _id: 'w-1',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld.',
  qualifications: 'NC II',
};
const JOBS = { 'GET /jobs': [WELDER] };
const FROM_APPLY = { pathname: '/apply', state: { jobTitle: 'Structural Welder', jobPosition: 'Welder II' } };

/** Jobs that arrive when the returned function is called. */
function lateJobs() {
  let arrive = () => undefined as void;
  const jobs = new Promise<object>((resolve) => (arrive = () => resolve([WELDER])));
  return { responses: { 'GET /jobs': () => jobs }, arrive: () => act(() => (arrive(), jobs)) };
}

describe('the draft of an application', () => {
  it('brings everything back after a reload but the file', async () => {
    const { fill } = await openApplyForm();
    await fill();
    leavePage();
    await openApplyForm();
    expect(await screen.findByDisplayValue('maria@example.com')).toBe(field('Email'));
    expect(field('Name')).toHaveValue('  Maria Santos ');
    expect(field('Contact number')).toHaveValue('09171234567');
    expect(field('Position')).toHaveValue('Welder');
    expect(field('Resume').files).toHaveLength(0);
  });

  it('gives way to the job that APPLY passes', async () => {
    const { user } = await openApplyForm();
    await user.type(field('Name'), 'Ana');
    await user.type(field('Position'), 'Foreman');
    leavePage();
    await openApplyForm({}, FROM_APPLY);
    expect(await screen.findByDisplayValue('Ana')).toBe(field('Name'));
    expect(field('Position')).toHaveValue('Structural Welder');
  });

  it('gives way to the job of the address, once it is known', async () => {
    const { user } = await openApplyForm();
    await user.type(field('Position'), 'Foreman');
    leavePage();
    const { responses, arrive } = lateJobs();
    await openApplyForm(responses, '/apply?job=w-1');
    expect(await screen.findByDisplayValue('Foreman')).toBe(field('Position'));
    await arrive();
    expect(field('Position')).toHaveValue('Structural Welder');
  });

  it('never overwrites what is typed before the job is known', async () => {
    const first = await openApplyForm();
    await first.user.type(field('Name'), 'Ana');
    await first.user.type(field('Position'), 'Foreman');
    leavePage();
    const { responses, arrive } = lateJobs();
    const { user } = await openApplyForm(responses, '/apply?job=w-1');
    await user.clear(field('Name'));
    await user.type(field('Position'), ' at night');
    await arrive();
    expect(field('Position')).toHaveValue('Foreman at night');
    expect(field('Name')).toHaveValue('');
  });

  it('keeps the position that the visitor has put in place of the job', async () => {
    const { user } = await openApplyForm(JOBS, '/apply?job=w-1');
    await screen.findByDisplayValue('Structural Welder');
    await user.type(field('Position'), ', nights');
    leavePage();
    const { responses, arrive } = lateJobs();
    await openApplyForm(responses, '/apply?job=w-1');
    await arrive();
    expect(field('Position')).toHaveValue('Structural Welder, nights');
  });

  it('keeps the position of a job that is not there any more', async () => {
    const { user } = await openApplyForm(JOBS, '/apply?job=w-1');
    await screen.findByDisplayValue('Structural Welder');
    await user.type(field('Name'), 'Ana');
    leavePage();
    await openApplyForm({ 'GET /jobs': [] }, '/apply?job=w-1');
    expect(await screen.findByDisplayValue('Structural Welder')).toBe(field('Position'));
  });
});
