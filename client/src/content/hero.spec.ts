import { HERO_SLIDES } from './hero.ts';

describe('hero slides', () => {
  it('are the eight of the specification or more, in the order of their numbers', () => {
    expect(HERO_SLIDES.length).toBeGreaterThanOrEqual(8);
    expect(HERO_SLIDES.map(({ file }) => Number(/^hero-(\d+)-/.exec(file)?.[1]))).toEqual(
      HERO_SLIDES.map((_, index) => index + 1),
    );
  });

  it('each describe their own picture in a sentence', () => {
    expect(new Set(HERO_SLIDES.map(({ alt }) => alt)).size).toBe(HERO_SLIDES.length);
    for (const { alt } of HERO_SLIDES) expect(alt).toMatch(/^[A-Z].*\.$/);
  });
});
