import { createEvent, fireEvent, screen } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { renderApp } from '../../testing/render-app.tsx';

/** Whether the browser is kept from opening it. */
function isRefused(target: Element, type: string): boolean {
  const drop = createEvent.drop(target, { dataTransfer: { types: [type], files: [] } });
  fireEvent(target, drop);
  return drop.defaultPrevented;
}

it('keeps the page when a file is dropped beside the field that takes it', async () => {
  renderApp(PATHS.apply);
  const resume = await screen.findByLabelText(/Resume/);
  expect(isRefused(screen.getByRole('heading', { level: 1 }), 'Files')).toBe(true);
  expect(isRefused(resume, 'Files')).toBe(false);
  expect(isRefused(screen.getByLabelText('Name'), 'text/plain')).toBe(false);
});
