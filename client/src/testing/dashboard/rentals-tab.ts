import { screen, within } from '@testing-library/react';
import { fakeRows, SESSION, signedIn } from './admin.ts';
import type { Responses } from '../fake-api.ts';
import { renderApp } from '../render-app.tsx';

export const CRANE = { _id: 'c', vehicleName: 'Tower crane', weightLimit: '8 tons' };
export const TRUCK = { _id: 't', vehicleName: 'Dump truck', weightLimit: '20 m³' };

export const add = () => screen.getByRole('form', { name: 'Add Rental' });
export const nameIn = (form: HTMLElement) => within(form).getByLabelText('Equipment or vehicle name');
export const capacityIn = (form: HTMLElement) => within(form).getByLabelText('Capacity');
export const addButton = () => screen.getByRole('button', { name: 'Add Rental' });
export const rowOf = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
export const inRow = (name: string, button: string) => within(rowOf(name)).getByRole('button', { name: button });
export const editForm = (name: string) => screen.getByRole('form', { name: `Edit ${name}` });

export async function openRentals(responses: Responses = {}) {
  signedIn();
  const app = renderApp('/admin-dashboard', { ...SESSION, ...fakeRows('/rental', [CRANE, TRUCK]), ...responses });
  await screen.findByRole('tab', { name: 'Rentals' });
  return app;
}

export async function openRentalList(responses: Responses = {}) {
  const app = await openRentals(responses);
  await screen.findByText('Tower crane');
  return app;
}
