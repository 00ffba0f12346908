import { screen } from '@testing-library/react';
import type { Responses } from '../fake-api.ts';
import { renderApp } from '../render-app.tsx';
import { fillIn } from './fill-in.ts';

const RECEIPT = { success: true, message: 'Inquire submitted successfully!', reference: 'I-7F3K9D' };
export const ACCEPTS = { 'POST /services': { status: 201, body: RECEIPT } } satisfies Responses;
export const SUCCESS = 'Inquire submitted successfully!';

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const submitButton = () => screen.getByRole('button', { name: 'Submit Inquiry' });
export const delivery = () => screen.getByRole('radiogroup', { name: 'Delivery option' });

/** Opens the form and returns helpers to fill and send it. */
export async function openInquiryForm(responses: Responses = {}, at = '/services') {
  const app = renderApp(at, responses);
  await screen.findByRole('heading', { name: 'Inquire Services' });
  const fill = async (option: 'Pick Up' | 'Deliver' = 'Pick Up') => {
    await fillIn(app.user, field('Name'), '  Maria Santos ');
    await fillIn(app.user, field('Email'), 'maria@example.com');
    await fillIn(app.user, field('Contact'), '+63 917 123 4567');
    await app.user.selectOptions(field('Service'), 'Vibro');
    await app.user.clear(field('Description'));
    await fillIn(app.user, field('Description'), '12 cu.m\non Friday');
    await app.user.click(field(option));
  };
  return { ...app, fill, submit: () => app.user.click(submitButton()) };
}
