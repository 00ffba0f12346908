import { PATHS } from '#shared/catalogue';
import { BUDGET, HOME_HERO } from '../tools/bench/web/goals.mjs';
import { PHONE, weigh, type Weight } from '../tools/bench/web/weigh.mjs';
import { expect, MAP_TILES, test, THOROUGH, visit } from './fixtures.ts';
import { PAGES } from './site.ts';

const PUBLIC = PAGES.filter(({ unlisted }) => !unlisted);
const KINDS = ['html', 'css', 'js', 'deferred', 'pictures', 'hero', 'fonts', 'requests'] as const;

/** Bytes as sent, and the number of requests. */
function tell(path: string, weight: Weight) {
  const cells = KINDS.map((kind) => `${kind} ${weight[kind]}`.padEnd(16));
  process.stdout.write(`first load  ${path.padEnd(24)}${cells.join('')}\n`);
}

test.describe('the first load', () => {
  for (const { path } of PUBLIC) {
    test(`of ${path} keeps to its budget`, THOROUGH, async ({ browser, baseURL, allow }) => {
      allow(MAP_TILES);
      const weight = await weigh(browser, baseURL!, path);
      tell(path, weight);
      for (const kind of ['html', 'css', 'js'] as const) expect(weight[kind], kind).toBeGreaterThan(0);
      for (const [kind, most] of Object.entries(BUDGET))
        expect(weight[kind as keyof typeof BUDGET], kind).toBeLessThanOrEqual(most);
      if (path === PATHS.home) expect(weight.hero, 'first picture of the home page').toBeLessThanOrEqual(HOME_HERO);
      expect(weight.foreign, 'addresses of other sites').toEqual([]);
    });
  }
});

/** Faults of a page's pictures before any scrolling, except the map's tiles. */
const FAULTS = `[...document.images]
  .filter((image) => !image.getAttribute('src').endsWith('.svg') && !image.closest('.leaflet-container'))
  .flatMap((image) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
    const formats = sources.map(({ type }) => type ?? 'image/jpeg').join();
    const isBelow = image.getBoundingClientRect().top >= innerHeight;
    return [
      formats !== 'image/avif,image/webp,image/jpeg' && 'is in ' + formats,
      sources.some(({ srcset }) => srcset.split(',').length !== 4) && 'is not in four widths',
      sources.some(({ sizes }) => !sizes) && 'is without sizes',
      !(image.getAttribute('width') && image.getAttribute('height')) && 'keeps no place',
      isBelow && image.loading !== 'lazy' && 'does not wait',
    ]
      .filter(Boolean)
      .map((fault) => image.currentSrc + ' ' + fault);
  })`;

test.describe('the pictures', () => {
  test.use(PHONE);

  for (const { path, screen, service } of PUBLIC) {
    const pictured = screen === 'home' || screen === 'about' || service;
    test(
      `of ${path} come in three formats and four widths, keep their place, and wait below the first screenful`,
      THOROUGH,
      async ({ page, allow }) => {
        allow(MAP_TILES);
        await visit(page, path);
        if (pictured) expect(await page.locator('picture').count()).toBeGreaterThan(0);
        expect(await page.evaluate(FAULTS)).toEqual([]);
      },
    );
  }
});
