import { screen } from '@testing-library/react';
import { ACCEPTS, delivery, field, openInquiryForm, SUCCESS } from '../../testing/forms/inquiry-form.ts';

describe('the validation of the inquiry form', () => {
  it('says what is missing, ties it to the field and focuses the first', async () => {
    const { submit, calls } = await openInquiryForm();
    await submit();
    await screen.findByText('Email is required.');
    expect(field('Name')).toHaveAccessibleDescription('required.');
    expect(field('Email')).toHaveAccessibleDescription('Email is required.');
    expect(field('Contact')).toHaveAccessibleDescription(/^required\./);
    expect(delivery()).toHaveAccessibleDescription('Choose one option.');
    for (const label of ['Name', 'Email', 'Contact']) expect(field(label)).toBeInvalid();
    expect(delivery()).toHaveAttribute('aria-invalid', 'true');
    expect(field('Name')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('asks neither for a service nor for a description', async () => {
    const { submit, user, calls } = await openInquiryForm(ACCEPTS);
    await user.type(field('Name'), 'Maria Santos');
    await user.type(field('Email'), 'maria@example.com');
    await user.type(field('Contact'), '0917');
    await user.click(field('Pick Up'));
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(calls[0].body).toMatchObject({ service: '', description: '' });
  });

  it('focuses the first option when only the delivery is missing', async () => {
    const { submit, user } = await openInquiryForm();
    await user.type(field('Name'), 'Maria Santos');
    await user.type(field('Email'), 'maria@example.com');
    await user.type(field('Contact'), '0917');
    await submit();
    expect(await screen.findByText('Choose one option.')).toBeVisible();
    expect(field('Pick Up')).toHaveFocus();
  });

  it.each(['Name', 'Contact'])('takes a blank %s for a missing one', async (label) => {
    const { fill, submit, user, calls } = await openInquiryForm();
    await fill();
    await user.clear(field(label));
    await user.type(field(label), '   ');
    await submit();
    expect(await screen.findByText('required.')).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('never lets Deliver without a location stand in the way', async () => {
    const { fill, submit } = await openInquiryForm(ACCEPTS);
    await fill('Deliver');
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  it('clears the error of the field that is edited and of no other', async () => {
    const { submit, user } = await openInquiryForm();
    await submit();
    await screen.findByText('Choose one option.');
    await user.click(field('Deliver'));
    expect(screen.queryByText('Choose one option.')).not.toBeInTheDocument();
    await user.type(field('Name'), 'M');
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    expect(field('Contact')).toBeInvalid();
    expect(screen.getByText('Email is required.')).toBeVisible();
  });
});
