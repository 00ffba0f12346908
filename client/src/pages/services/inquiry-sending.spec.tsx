import { act, screen } from '@testing-library/react';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { ACCEPTS, field, openInquiryForm, submitButton, SUCCESS } from '../../testing/forms/inquiry-form.ts';
import { unfilled } from '../../testing/forms/records.ts';

const PAYLOAD = {
  ...unfilled(INQUIRY_FORM),
  name: 'Maria Santos',
  email: 'maria@example.com',
  service: 'Vibro',
  contact: '639171234567',
  description: '12 cu.m\non Friday',
  deliveryOption: 'Pick Up',
  deliveryLocation: '',
};

describe('sending an inquiry', () => {
  it('is JSON of the seven keys, trimmed', async () => {
    const { fill, submit, calls } = await openInquiryForm(ACCEPTS);
    await fill();
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls).toEqual([{ method: 'POST', path: '/services', body: PAYLOAD, form: expect.anything() }]);
  });

  it('tells where to deliver', async () => {
    const { fill, submit, calls, user } = await openInquiryForm(ACCEPTS);
    await fill('Deliver');
    await user.type(field('Delivery location'), ' Barangay hall, Moncada ');
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls[0].body).toEqual({
      ...PAYLOAD,
      deliveryOption: 'Deliver',
      deliveryLocation: 'Barangay hall, Moncada',
    });
  });

  it('leaves out the place of a visitor who picks up after all', async () => {
    const { fill, submit, calls, user } = await openInquiryForm(ACCEPTS);
    await fill('Deliver');
    await user.type(field('Delivery location'), 'Moncada');
    await user.click(field('Pick Up'));
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls[0].body).toEqual(PAYLOAD);
  });

  it('disables the button, which says Submitting...', async () => {
    const { fill, submit } = await openInquiryForm({ 'POST /services': 'never' });
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  });

  it('shows a toast for three seconds, clears everything but the service, and keeps the reference', async () => {
    const { fill, submit, user } = await openInquiryForm(ACCEPTS, '/services?about=Crane');
    await fill('Deliver');
    await user.type(field('Delivery location'), 'Moncada');
    jest.useFakeTimers();
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    for (const name of ['Name', 'Email', 'Contact', 'Description']) expect(field(name)).toHaveValue('');
    for (const option of ['Pick Up', 'Deliver']) expect(field(option)).not.toBeChecked();
    expect(screen.queryByLabelText('Delivery location')).not.toBeInTheDocument();
    expect(field('Service')).toHaveValue('Vibro');
    act(() => jest.advanceTimersByTime(2800));
    expect(screen.getByText(SUCCESS)).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
    expect(screen.getByText('I-7F3K9D')).toBeVisible();
    expect(submitButton()).toBeEnabled();
    await user.click(field('Deliver'));
    expect(field('Delivery location')).toHaveValue('');
  });

  it('can be done again, with the service that was kept', async () => {
    const { fill, submit, calls } = await openInquiryForm(ACCEPTS, '/vibro');
    await fill();
    await submit();
    await screen.findByText(SUCCESS);
    await submit();
    expect(await screen.findByText('Choose one option.')).toBeVisible();
    await fill();
    await submit();
    await screen.findAllByText(SUCCESS);
    expect(calls.map(({ body }) => body)).toEqual([PAYLOAD, PAYLOAD]);
  });
});
