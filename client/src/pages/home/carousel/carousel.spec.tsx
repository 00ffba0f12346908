import { act, screen, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { LIMITS } from '#shared/limits';
import { renderApp } from '#client/testing/render-app.tsx';

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const { slides: SLIDES } = SAMPLE.home;
const COUNT = SLIDES.length;
const passTurns = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) await advance(LIMITS.carouselInterval);
};

const carousel = () => screen.getByRole('region', { name: 'What we build' });
const slides = () =>
  within(carousel())
    .getAllByRole('group', { hidden: true })
    .filter((group) => group.ariaRoleDescription === 'slide');
const slide = (number: number) => slides()[number - 1];
const strip = () => slide(1).parentElement!;
const dot = (number: number) => within(carousel()).getByRole('button', { name: `Show slide ${number}` });
const fetched = () => SLIDES.filter((_, index) => within(slide(index + 1)).queryByRole('img', { hidden: true }));

function expectSlide(number: number) {
  expect(within(carousel()).getByRole('group', { name: / of \d+$/ })).toBe(slide(number));
  expect(slide(number)).toHaveAccessibleName(`${number} of ${COUNT}`);
  const current = within(carousel()).getAllByRole('button', { current: true });
  expect(current).toEqual([dot(number)]);
}

/** Rendering takes some hundredths of the first slide's five seconds. */
async function openHome() {
  jest.useFakeTimers();
  const app = renderApp(PATHS.home);
  await screen.findByRole('region', { name: 'What we build' });
  return app;
}

describe('the carousel', () => {
  it('shows the first of its slides, described', async () => {
    await openHome();
    expectSlide(1);
    expect(within(carousel()).getByRole('img')).toHaveAccessibleName(SLIDES[0].alt);
    expect(slides()).toHaveLength(COUNT);
  });

  it('advances every five seconds, and from the last slide to the first', async () => {
    await openHome();
    await advance(4500);
    expectSlide(1);
    await advance(500);
    expectSlide(2);
    await passTurns(COUNT - 2);
    expectSlide(COUNT);
    await passTurns(1);
    expectSlide(1);
    await passTurns(1);
    expectSlide(2);
  });

  it('moves its strip sideways for one second, onward even from the last slide to the first', async () => {
    await openHome();
    expect(strip().style.transitionDuration).toBe('1000ms');
    await passTurns(1);
    expect(strip().style.translate).toBe('-100%');
    await passTurns(COUNT - 1);
    expectSlide(1);
    expect(strip().style.translate).toBe(`-${COUNT}00%`);
    expect(slide(1).style.translate).toBe(`${COUNT}00%`);
    expect(slide(COUNT).style.translate).toBe('');
  });

  it('jumps to the slide of a dot', async () => {
    const { user } = await openHome();
    await user.click(dot(6));
    expectSlide(6);
    expect(strip().style.translate).toBe('-500%');
    await user.click(dot(2));
    expectSlide(2);
    expect(strip().style.translate).toBe('-100%');
  });

  it('fetches a picture shortly before it is shown, or when a dot is pointed at', async () => {
    const { user } = await openHome();
    expect(fetched()).toEqual([SLIDES[0]]);
    await advance(2500);
    expect(fetched()).toEqual([SLIDES[0]]);
    await advance(1000);
    expect(fetched()).toEqual([SLIDES[0], SLIDES[1]]);
    await user.hover(dot(5));
    expect(fetched()).toContain(SLIDES[4]);
  });

  it('turns by a finger drawn across', async () => {
    const { user } = await openHome();
    const swipe = (from: number, to: number) =>
      user.pointer([
        { keys: '[TouchA>]', target: strip(), coords: { clientX: from } },
        { keys: '[/TouchA]', target: strip(), coords: { clientX: to } },
      ]);
    await swipe(300, 200);
    expectSlide(2);
    await swipe(200, 190);
    expectSlide(2);
    await swipe(200, 300);
    expectSlide(1);
  });
});
