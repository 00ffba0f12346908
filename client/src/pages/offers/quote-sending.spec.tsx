import { act, screen } from '@testing-library/react';
import { QUOTE_FORM } from '#shared/forms/quote';
import { ACCEPTS, field, OFFICE, openQuoteForm, submitButton, SUCCESS } from '../../testing/forms/quote-form.ts';
import { unfilled } from '../../testing/forms/records.ts';

const PAYLOAD = {
  ...unfilled(QUOTE_FORM),
  name: 'Maria Santos',
  phone: '+63 917 123 4567',
  email: 'maria@example.com',
  service: 'Design',
  meetingLocation: OFFICE,
  customLocation: '',
  meetingDateTime: 'Monday, March 3, 2031 at 2:30 PM',
};

describe('sending a quote request', () => {
  it('is JSON of the seven keys, trimmed, with the meeting as text', async () => {
    const { fill, submit, calls } = await openQuoteForm(ACCEPTS);
    await fill();
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls).toEqual([{ method: 'POST', path: '/offers', body: PAYLOAD, form: expect.anything() }]);
  });

  it('tells where else to meet', async () => {
    const { fill, submit, calls, user } = await openQuoteForm(ACCEPTS);
    await fill();
    await user.selectOptions(field('Meeting location'), 'Other');
    await user.type(field('Custom location'), ' Municipal Hall, Paniqui ');
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls[0].body).toEqual({
      ...PAYLOAD,
      meetingLocation: 'Other',
      customLocation: 'Municipal Hall, Paniqui',
    });
  });

  it('leaves out the place of a visitor who went back to the office', async () => {
    const { fill, submit, calls, user } = await openQuoteForm(ACCEPTS);
    await fill();
    await user.selectOptions(field('Meeting location'), 'Other');
    await user.type(field('Custom location'), 'Paniqui');
    await user.selectOptions(field('Meeting location'), OFFICE);
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls[0].body).toEqual(PAYLOAD);
  });

  it('sends the preset service of the page', async () => {
    const { fill, submit, calls, user } = await openQuoteForm(ACCEPTS, '/civil-works');
    await fill();
    await user.selectOptions(field('Service'), 'Civil Works');
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls[0].body).toEqual({ ...PAYLOAD, service: 'Civil Works' });
  });

  it('disables the button, which says Sending...', async () => {
    const { fill, submit } = await openQuoteForm({ 'POST /offers': 'never' });
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it('shows a toast for three seconds, clears everything but the service, and keeps the reference', async () => {
    const { fill, submit, user } = await openQuoteForm(ACCEPTS);
    await fill();
    await user.selectOptions(field('Meeting location'), 'Other');
    await user.type(field('Custom location'), 'Paniqui');
    jest.useFakeTimers();
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    for (const name of ['Name', 'Phone', 'Email', 'Date and time']) expect(field(name)).toHaveValue('');
    expect(field('Service')).toHaveValue('Design');
    expect(field('Meeting location')).toHaveValue(OFFICE);
    expect(screen.queryByLabelText('Custom location')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2800));
    expect(screen.getByText(SUCCESS)).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
    expect(screen.getByText('Q-7F3K9D')).toBeVisible();
    expect(submitButton()).toBeEnabled();
    await user.selectOptions(field('Meeting location'), 'Other');
    expect(field('Custom location')).toHaveValue('');
  });

  it('can be done again, with the service that was kept', async () => {
    const { fill, submit, calls } = await openQuoteForm(ACCEPTS, '/design');
    await fill();
    await submit();
    await screen.findByText(SUCCESS);
    await submit();
    expect(await screen.findByText('Name is required.')).toBeVisible();
    expect(screen.queryByText('Service is required.')).not.toBeInTheDocument();
    await fill();
    await submit();
    await screen.findAllByText(SUCCESS);
    expect(calls.map(({ body }) => body)).toEqual([PAYLOAD, PAYLOAD]);
  });
});
