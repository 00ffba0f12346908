import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useToasts } from '../../stores/toast.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Toaster } from './toaster.tsx';

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog open={open} heading="Templates" onClose={() => setOpen(false)} />
      <Toaster />
    </>
  );
}

it('shows toasts inside an open dialog, which makes all else inert', async () => {
  const user = userEvent.setup();
  render(<Page />);
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
