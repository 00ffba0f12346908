import { screen } from '@testing-library/react';
import { field, openInquiryForm } from '../../testing/forms/inquiry-form.ts';
import { leavePage } from '../../testing/forms/public-forms.ts';

describe('the draft of an inquiry', () => {
  it('brings everything back after a reload, the choice of delivery and its place too', async () => {
    const { fill, user } = await openInquiryForm();
    await fill('Deliver');
    await user.type(field('Delivery location'), 'Moncada');
    leavePage();
    await openInquiryForm();
    expect(await screen.findByLabelText('Delivery location')).toHaveValue('Moncada');
    expect(field('Deliver')).toBeChecked();
    expect(field('Pick Up')).not.toBeChecked();
    expect(field('Name')).toHaveValue('  Maria Santos ');
    expect(field('Email')).toHaveValue('maria@example.com');
    expect(field('Contact')).toHaveValue('+63 917 123 4567');
    expect(field('Service')).toHaveValue('Vibro');
    expect(field('Description')).toHaveValue('12 cu.m\non Friday');
  });

  it('is the same on every page of the form, whose own service wins', async () => {
    const { user } = await openInquiryForm({}, '/rmc');
    await user.type(field('Name'), 'Ana');
    leavePage();
    await openInquiryForm({}, '/gravel-1/2crushed');
    expect(await screen.findByDisplayValue('Ana')).toBe(field('Name'));
    expect(field('Service')).toHaveValue('Gravel 1/2 Crushed');
  });

  it('gives way to the rental that the visitor comes from', async () => {
    const { user } = await openInquiryForm();
    await user.type(field('Name'), 'Ana');
    await user.type(field('Description'), '12 cu.m');
    leavePage();
    await openInquiryForm({}, '/services?about=Crane');
    expect(await screen.findByDisplayValue('Rental: Crane')).toBe(field('Description'));
    expect(field('Name')).toHaveValue('Ana');
  });

  it('keeps what was added to the rental', async () => {
    const { user } = await openInquiryForm({}, '/services?about=Crane');
    await user.type(field('Description'), ', for two days');
    leavePage();
    await openInquiryForm({}, '/services?about=Crane');
    expect(await screen.findByDisplayValue('Rental: Crane, for two days')).toBe(field('Description'));
    leavePage();
    await openInquiryForm({}, '/services?about=Backhoe');
    expect(await screen.findByDisplayValue('Rental: Backhoe')).toBe(field('Description'));
  });
});
