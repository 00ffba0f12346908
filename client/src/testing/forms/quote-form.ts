import { screen } from '@testing-library/react';
import type { Changes } from '../content/source.ts';
import type { Responses } from '../fake-api.ts';
import { renderApp } from '../render-app.tsx';
import { fillIn } from './fill-in.ts';

const RECEIPT = { success: true, message: 'Quote request sent successfully!', reference: 'Q-7F3K9D' };
export const ACCEPTS = { 'POST /offers': { status: 201, body: RECEIPT } } satisfies Responses;
export const SUCCESS = 'Quote request sent successfully!';
export const OFFICE = 'ECLAR Building, Gerona, Tarlac';

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const submitButton = () => screen.getByRole('button', { name: 'Request Quote' });

/** Opens the form and returns helpers to fill and send it. */
export async function openQuoteForm(responses: Responses = {}, at = '/offers', content?: Changes) {
  const app = renderApp(at, responses, { content });
  await screen.findByRole('heading', { level: 1, name: 'Request a Free Quote' });
  const fill = async () => {
    await fillIn(app.user, field('Name'), '  Maria Santos ');
    await fillIn(app.user, field('Phone'), '+63 917 123 4567');
    await fillIn(app.user, field('Email'), 'maria@example.com');
    await app.user.selectOptions(field('Service'), 'Design');
    await app.user.type(field('Date and time'), '2031-03-03T14:30');
  };
  return { ...app, fill, submit: () => app.user.click(submitButton()) };
}
