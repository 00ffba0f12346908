import { act, fireEvent, screen, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { LIMITS } from '#shared/limits';
import { useEditedContent } from '#client/content/edited-content.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const TURN = LIMITS.carouselInterval;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const carousel = () => screen.getByRole('region', { name: 'What we build' });
const expectSlide = (number: number) =>
  expect(within(carousel()).getByRole('group', { name: / of \d+$/ })).toHaveAccessibleName(
    new RegExp(`^${number} of `),
  );
const liveRegion = () =>
  within(carousel())
    .getByRole('group', { name: / of \d+$/ })
    .closest('[aria-live]');

async function openHome() {
  jest.useFakeTimers();
  const app = renderApp(PATHS.home);
  await screen.findByRole('region', { name: 'What we build' });
  return app;
}

async function expectRest(number: number) {
  await advance(3 * TURN);
  expectSlide(number);
  expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
}

async function expectMotion(number: number) {
  expect(liveRegion()).toHaveAttribute('aria-live', 'off');
  await advance(TURN);
  expectSlide(number);
}

function hide(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

describe('the carousel rests', () => {
  it('while the pointer is over it', async () => {
    const { user } = await openHome();
    await user.hover(carousel());
    await expectRest(1);
    await user.unhover(carousel());
    await expectMotion(2);
  });

  it('while the keyboard is in it', async () => {
    const { user } = await openHome();
    const dot = within(carousel()).getByRole('button', { name: 'Show slide 4' });
    while (document.activeElement !== dot) await user.tab();
    await expectRest(1);
    await user.keyboard('{Enter}');
    await expectRest(4);
    act(() => dot.blur());
    await expectMotion(5);
  });

  it('while its tab is hidden', async () => {
    await openHome();
    hide(true);
    await expectRest(1);
    hide(false);
    await expectMotion(2);
  });

  it('from the press of its pause button to the next press', async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    await user.click(document.body);
    await expectRest(1);
    await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
    await user.click(document.body);
    await expectMotion(2);
  });

  it('for good while the page is edited', async () => {
    await openHome();
    act(() => useEditedContent.setState({ isStill: true }));
    await expectRest(1);
    expect(screen.queryByRole('button', { name: /slideshow$/ })).not.toBeInTheDocument();
  });

  it('for good where reduced motion is preferred, and its dots still work', async () => {
    window.matchMedia = jest.fn((query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query }),
    ) as unknown as typeof matchMedia;
    const { user } = await openHome();
    await expectRest(1);
    expect(screen.queryByRole('button', { name: /the slides$/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show slide 3' }));
    await expectRest(3);
    Reflect.deleteProperty(window, 'matchMedia');
  });
});
