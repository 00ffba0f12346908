import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { connectSession } from '../stores/session.ts';
import { fakeApi, type Responses } from './fake-api.ts';

/** Renders the whole site at an address, with navigation state if an object is given. */
export function renderApp(at: string | { pathname: string; state: unknown }, responses: Responses = {}) {
  const calls = fakeApi(responses);
  connectSession();
  // no delays between keys, for fake timers; `applyAccept` would reject files that the form has to reject itself
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>,
  );
  return { ...view, user, calls };
}
