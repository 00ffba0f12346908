import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '../../stores/toast.ts';
import { Toaster } from './toaster.tsx';

const open = () => {
  jest.useFakeTimers();
  render(<Toaster />);
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

  it('leaves Ctrl+Z to a field that someone types in', async () => {
    const user = open();
    const run = jest.fn();
    render(<input aria-label="Name" />);
    show('Deleted', { label: 'Undo', run });
    await user.type(screen.getByLabelText('Name'), '{Control>}z{/Control}');
    expect(run).not.toHaveBeenCalled();
  });
});
