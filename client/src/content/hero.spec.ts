import { HERO_SLIDES } from './hero.ts';

describe('hero slides', () => {
  it('are eight, in the order of their numbers', () => {
    expect(HERO_SLIDES.map(({ file }) => /^hero-(\d)-/.exec(file)?.[1])).toEqual([...'12345678']);
  });

  it('each describe their own picture in a sentence', () => {
    expect(new Set(HERO_SLIDES.map(({ alt }) => alt)).size).toBe(HERO_SLIDES.length);
    for (const { alt } of HERO_SLIDES) expect(alt).toMatch(/^[A-Z].*\.$/);
  });
});
