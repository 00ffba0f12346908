import { SERVICES } from '#shared/catalogue';
import { MATERIAL_TEXTS } from './materials.ts';
import type { ServiceText } from './service-text.ts';
import { SERVICE_TEXTS } from './services.ts';

const TEXTS: Record<string, ServiceText> = { ...SERVICE_TEXTS, ...MATERIAL_TEXTS };

describe('service texts', () => {
  it('are there for every service of the catalogue and no other', () => {
    expect(Object.keys(TEXTS).sort()).toEqual(SERVICES.map(({ name }) => name).sort());
  });

  it.each(Object.entries(TEXTS))('%s has two to four sentences, and facts of which none repeats', (_name, text) => {
    expect(text.sentences.length).toBeGreaterThanOrEqual(2);
    expect(text.sentences.length).toBeLessThanOrEqual(4);
    for (const sentence of text.sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(text.facts.length).toBeGreaterThanOrEqual(3);
    expect(new Set(text.facts.map(({ label }) => label)).size).toBe(text.facts.length);
  });

  it('show each service with a picture of its own', () => {
    const pictures = Object.values(TEXTS).map(({ picture }) => picture);
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(SERVICES.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(SERVICES.length);
  });

  it.each([
    ['Gravel 1 Crushed', '1 inch (25 mm)'],
    ['Gravel 3/4 Crushed', '3/4 inch (19 mm)'],
    ['Gravel 1/2 Crushed', '1/2 inch (12.5 mm)'],
    ['Gravel 3/8 Crushed', '3/8 inch (9.5 mm)'],
  ])('%s is %s', (name, size) => {
    expect(TEXTS[name].facts).toContainEqual({ label: 'Nominal size', value: size });
  });
});
