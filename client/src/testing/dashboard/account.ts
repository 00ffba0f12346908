import { screen } from '@testing-library/react';
import { SESSION, signedIn } from './admin.ts';
import type { Responses } from '../fake-api.ts';
import { renderApp } from '../render-app.tsx';

/** Opens the Account tab, or the dashboard at another address. */
export async function openAccount(responses: Responses = {}, address = '/admin-dashboard?tab=account') {
  signedIn();
  const app = renderApp(address, { ...SESSION, 'GET /rental': [], ...responses });
  await screen.findByRole('tab', { name: 'Account' });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, press };
}
