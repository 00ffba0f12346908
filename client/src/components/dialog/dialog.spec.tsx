import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} heading="Camiling Bridge" onClose={() => setOpen(false)}>
        <p>Camiling, Tarlac</p>
      </Dialog>
    </>
  );
}

const openDialog = async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Camiling Bridge' }) };
};

it('stays open on a click inside and closes on a click outside', async () => {
  const { user, dialog } = await openDialog();
  await user.click(screen.getByText('Camiling, Tarlac'));
  expect(dialog).toBeVisible();
  await user.click(dialog); // the target of a click on the backdrop
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['to the outside', (dialog: HTMLElement) => [screen.getByText('Camiling, Tarlac'), dialog]],
  ['from the outside', (dialog: HTMLElement) => [dialog, screen.getByText('Camiling, Tarlac')]],
])('stays open while text is selected past its edge, %s', async (_where, endsIn) => {
  const { dialog } = await openDialog();
  const [from, to] = endsIn(dialog);
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  fireEvent.click(dialog); // the nearest element that holds both
  expect(dialog).toBeVisible();
});

it('closes on its button', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
