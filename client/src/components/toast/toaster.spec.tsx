import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '../../stores/toast.ts';
import { Toaster } from './toaster.tsx';
import { useUndoKey } from './use-undo-key.ts';

function SignedIn() {
  useUndoKey();
  return <Toaster />;
}

const open = () => {
  jest.useFakeTimers();
  render(<SignedIn />);
  return userEvent.setup({ delay: null });
};

const show: ReturnType<typeof useToasts.getState>['show'] = (...toast) =>
  act(() => useToasts.getState().show(...toast));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('Toaster', () => {
  it('is a polite live region that is there before it speaks', () => {
    open();
    expect(screen.getByRole('status', { name: 'Notifications' })).toBeEmptyDOMElement();
  });

  it('gives each toast its own three seconds', () => {
    open();
    show('First');
    wait(2000);
    show('Second');
    wait(1000);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
    wait(2000);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('waits while someone points at it or has the focus in it', async () => {
    const user = open();
    show('Deleted', { label: 'Undo', run: jest.fn() });
    await user.hover(screen.getByText('Deleted'));
    wait(20_000);
    expect(screen.getByText('Deleted')).toBeVisible();
    await user.tab();
    await user.unhover(screen.getByText('Deleted'));
    wait(20_000);
    expect(screen.getByText('Deleted')).toBeVisible();
    await user.tab();
    wait(10_000);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  it.each([
    ['a field', <input aria-label="Place" />],
    ['a text of the page that is typed in', <p aria-label="Place" contentEditable="plaintext-only" tabIndex={0} />],
    ['a dialog', <dialog open aria-label="Place" tabIndex={0} />],
    ['what has its own Undo', <button aria-label="Place" onKeyDown={(event) => event.preventDefault()} />],
  ])('leaves Ctrl+Z to %s', async (_what, place) => {
    const user = open();
    const run = jest.fn();
    render(place);
    show('Deleted', { label: 'Undo', run });
    act(() => screen.getByLabelText('Place').focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(run).not.toHaveBeenCalled();
  });

  it('undoes by Ctrl+Z where nothing else does', async () => {
    const user = open();
    const run = jest.fn();
    show('Deleted', { label: 'Undo', run });
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(run).not.toHaveBeenCalled();
    await user.keyboard('{Control>}z{/Control}');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
