import { render, screen } from '@testing-library/react';
import { MESSAGES } from '#shared/messages';
import { expectLog } from '../../testing/environment/console.ts';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

it('offers to load a failed page again, and gives way when the visitor goes elsewhere', () => {
  expectLog(/dynamically imported module/);
  expectLog(/error boundary/i);
  const { rerender } = render(
    <ErrorBoundary at="/about">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: MESSAGES.notFound.heading })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  rerender(<ErrorBoundary at="/careers">Job Hiring</ErrorBoundary>);
  expect(screen.getByText('Job Hiring')).toBeInTheDocument();
});
