import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useToasts } from '../../stores/toast.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Toaster } from './toaster.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} heading="Templates" onClose={() => setOpen(false)} />
      <Toaster />
    </>
  );
}

it('shows toasts inside an open dialog, which makes all else inert', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Templates' });
  const run = jest.fn();
  act(() => useToasts.getState().show('Deleted', { label: 'Undo', run }));
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  act(() => useToasts.getState().show('Saved'));
  expect(within(dialog).getByRole('status', { name: 'Notifications' })).toHaveTextContent('Saved');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent('Saved');
});

it('takes along only those toasts of before that can be acted upon', async () => {
  const user = userEvent.setup();
  render(<Page />);
  act(() => {
    useToasts.getState().show('Saved');
    useToasts.getState().show('Deleted', { label: 'Undo', run: jest.fn() });
  });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Templates' });
  expect(within(dialog).getByRole('status', { name: 'Notifications' })).toHaveTextContent(/^DeletedUndo$/);
});
