import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { connectSession } from '../stores/session.ts';
import { fakeApi, type Responses } from './fake-api.ts';

/** The whole site at an address; an address with navigation state is an object. */
export function renderApp(at: string | { pathname: string; state: unknown }, responses: Responses = {}) {
  const calls = fakeApi(responses);
  connectSession();
  // Without delays between keys, so that real and fake timers behave alike. The type check of a file input is ours.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>,
  );
  return { ...view, user, calls };
}
