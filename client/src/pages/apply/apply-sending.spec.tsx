import { act, screen, waitFor } from '@testing-library/react';
import { APPLICATION_FORM } from '#shared/forms/application';
import { expectLog } from '../../testing/environment/console.ts';
import { ACCEPTS, field, file, openApplyForm, submitButton, SUCCESS } from '../../testing/forms/apply-form.ts';
import { unfilled } from '../../testing/forms/records.ts';

describe('sending /apply', () => {
  it('is a multipart form of the five fields, trimmed', async () => {
    const { fill, submit, calls } = await openApplyForm(ACCEPTS);
    await fill();
    await submit();
    await screen.findByText(SUCCESS);
    const resume = expect.objectContaining({ name: 'resume.pdf', size: 2048 });
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/apply',
        body: {
          ...unfilled(APPLICATION_FORM),
          name: 'Maria Santos',
          email: 'maria@example.com',
          position: 'Welder',
          contact: '09171234567',
          resume,
        },
        form: expect.anything(),
      },
    ]);
  });

  it('disables the button, which says Submitting..., and shows how much is sent', async () => {
    const { fill, submit } = await openApplyForm({ 'POST /apply': 'never' });
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.5');
    expect(screen.getByText('50%')).toBeVisible();
  });

  it('shows a toast for three seconds, clears the personal fields and keeps the position and the reference', async () => {
    const { fill, submit } = await openApplyForm(ACCEPTS);
    await fill();
    jest.useFakeTimers();
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    for (const name of ['Name', 'Email', 'Contact number']) expect(field(name)).toHaveValue('');
    expect(field('Resume').files).toHaveLength(0);
    expect(screen.queryByText('resume.pdf, 2 KB')).not.toBeInTheDocument();
    expect(field('Position')).toHaveValue('Welder');
    act(() => jest.advanceTimersByTime(2800));
    expect(screen.getByText(SUCCESS)).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
    expect(screen.getByText('A-7F3K9D')).toBeVisible();
    expect(submitButton()).toBeEnabled();
  });

  it('tells a refused resume at its field, until another one is chosen', async () => {
    expectLog(/Failed to submit application\./);
    const { user, fill, submit } = await openApplyForm({
      'POST /apply': { status: 415, body: { message: 'Damaged.' } },
    });
    await fill();
    await submit();
    expect(await screen.findByText('Damaged.')).toBeVisible();
    expect(field('Resume')).toHaveAccessibleDescription(/^Damaged\./);
    expect(field('Resume')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await user.upload(field('Resume'), file('other.pdf'));
    expect(screen.queryByText('Damaged.')).not.toBeInTheDocument();
    expect(field('Resume')).toBeValid();
  });

  it('can be done again after a success', async () => {
    const { fill, submit, calls } = await openApplyForm(ACCEPTS);
    await fill();
    await submit();
    await screen.findByText(SUCCESS);
    await submit();
    expect(await screen.findByText('Name is required.')).toBeVisible();
    await fill();
    await submit();
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});
