import { act, screen, waitFor, within } from '@testing-library/react';
import { projectPath } from '#shared/content/addresses/site';
import { thorough } from '#shared/testing/thorough';
import { SAMPLE_SITE } from '../../testing/content/sample-site.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** Mocks the menu's media query; the returned function changes it. */
function useWindow(compact: boolean) {
  const changed = new Set<() => void>();
  const list = {
    matches: compact,
    addEventListener: (_: string, listener: () => void) => changed.add(listener),
    removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
  };
  window.matchMedia = () => list as unknown as MediaQueryList;
  return (matches: boolean) =>
    act(() => {
      list.matches = matches;
      changed.forEach((listener) => listener());
    });
}

async function openAt(path: string) {
  const app = renderApp(path, { 'GET /jobs': [] });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const button = (name: string) => menu().getByRole('button', { name });
const link = (name: string) => menu().queryByRole('link', { name });

describe('the menu on a wide screen', () => {
  beforeEach(() => void useWindow(false));

  it('opens a dropdown while the pointer is over it', async () => {
    const { user } = await openAt('/');
    await user.hover(button('WE OFFER'));
    expect(link('Design')).toHaveAttribute('href', '/design');
    await user.unhover(button('WE OFFER'));
    expect(link('Design')).not.toBeInTheDocument();
  });

  thorough.it('stays open when the hovering mouse clicks as well', async () => {
    const { user } = await openAt('/');
    await user.click(button('WE OFFER'));
    expect(button('WE OFFER')).toHaveAttribute('aria-expanded', 'true');
  });

  it('toggles with the keyboard, and Escape closes it and gives the focus back', async () => {
    const { user } = await openAt('/');
    button('WE OFFER').focus();
    await user.keyboard('{Enter}{Tab}');
    expect(link('Civil works')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('WE OFFER')).toHaveFocus();
    expect(link('Civil works')).not.toBeInTheDocument();
  });

  it('closes a dropdown that the focus has left', async () => {
    const { user } = await openAt('/');
    button('WE OFFER').focus();
    await user.keyboard(' {Shift>}{Tab}{/Shift}');
    expect(button('COMPLETED PROJECTS')).toHaveFocus();
    expect(button('WE OFFER')).toHaveAttribute('aria-expanded', 'false');
  });

  it('highlights the entry of the current page', async () => {
    await openAt('/careers');
    expect(link('CAREERS')).toHaveAttribute('aria-current', 'page');
    expect(link('OUR COMPANY')).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['/about', 'OUR COMPANY'],
    ['/apply', 'CAREERS'],
  ])('highlights the entry that %s belongs to', async (path, label) => {
    await openAt(path);
    expect(link(label)).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['/projects', 'COMPLETED PROJECTS'],
    ['/offers', 'WE OFFER'],
    ['/services', 'OTHER SERVICES'],
  ])('highlights the group that %s belongs to', async (path, label) => {
    await openAt(path);
    expect(button(label)).toHaveAttribute('data-active');
  });
});

describe('the menu on a small or touch screen', () => {
  let resize: (compact: boolean) => void;
  beforeEach(() => {
    resize = useWindow(true);
  });

  it('is behind the hamburger', async () => {
    const { user } = await openAt('/');
    expect(link('CAREERS')).not.toBeInTheDocument();
    await user.click(button('Menu'));
    expect(link('CAREERS')).toBeInTheDocument();
    await user.click(button('Close menu'));
    expect(link('CAREERS')).not.toBeInTheDocument();
  });

  it('opens one dropdown at a time by click, and closes the submenu of the one before', async () => {
    const { user } = await openAt('/');
    await user.click(button('Menu'));
    await user.click(button('OTHER SERVICES'));
    await user.click(button('Aggregate'));
    expect(link('Vibro')).toBeInTheDocument();
    await user.click(button('WE OFFER'));
    expect(link('Ready Mix Concrete')).not.toBeInTheDocument();
    await user.click(button('OTHER SERVICES'));
    expect(link('Ready Mix Concrete')).toBeInTheDocument();
    expect(link('Vibro')).not.toBeInTheDocument();
  });

  it('shows the entry of the current page as disabled and its parents as active', async () => {
    const { user } = await openAt('/vibro');
    await user.click(button('Menu'));
    await user.click(button('OTHER SERVICES'));
    await user.click(button('Aggregate'));
    const vibro = menu().getByText('Vibro');
    expect(link('Vibro')).not.toBeInTheDocument();
    expect(vibro).toHaveAttribute('aria-disabled', 'true');
    expect(vibro).toHaveAttribute('aria-current', 'page');
    expect(button('OTHER SERVICES')).toHaveAttribute('data-active');
    expect(button('Aggregate')).toHaveAttribute('data-active');
    expect(button('WE OFFER')).not.toHaveAttribute('data-active');
  });

  it('keeps open and goes nowhere on a trucking entry', async () => {
    const { user } = await openAt('/');
    await user.click(button('Menu'));
    await user.click(button('OTHER SERVICES'));
    await user.click(button('Trucking'));
    await user.click(menu().getByText('Banlic'));
    expect(menu().getByText('Banlic')).toHaveAttribute('aria-disabled', 'true');
    expect(link('OUR COMPANY')).toHaveAttribute('aria-current', 'page');
  });

  it.each<[string, (user: ReturnType<typeof renderApp>['user']) => unknown]>([
    ['a click outside', (user) => user.click(document.body)],
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['widening the window', () => [resize(false), resize(true)]],
    ['following a link', (user) => user.click(link('CAREERS')!)],
    ['following a link to the current page', (user) => user.click(link('OUR COMPANY')!)],
  ])('closes on %s', async (_, leave) => {
    const { user } = await openAt('/');
    await user.click(button('Menu'));
    await leave(user);
    await waitFor(() => expect(link('CONTACT US')).not.toBeInTheDocument());
  });

  it('leads to every period of completed projects', async () => {
    const { user } = await openAt('/');
    await user.click(button('Menu'));
    await user.click(button('COMPLETED PROJECTS'));
    for (const period of SAMPLE_SITE.periods) expect(link(period)).toHaveAttribute('href', projectPath(period));
  });
});
