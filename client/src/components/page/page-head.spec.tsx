import { render } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import type { SharePicture } from '#shared/content/pictures/picture';
import { ContentProvider } from '../../content/content-context.tsx';
import { SAMPLE_PAGES, SAMPLE_SITE } from '../../testing/content/sample-site.ts';
import { PageHead } from './page-head.tsx';

const ABOUT = SAMPLE_PAGES.find(({ path }) => path === PATHS.about)!;
const content = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

function renderHead({ share, isSample = false }: { share?: SharePicture; isSample?: boolean } = {}) {
  render(
    <ContentProvider site={{ ...SAMPLE_SITE, isSample }} served={{ page: ABOUT }}>
      <PageHead page={ABOUT} share={share} />
    </ContentProvider>,
  );
}

describe('the share picture of a page', () => {
  it("is the site's own, in full and described", () => {
    renderHead();
    expect(content('og:image')).toMatch(new RegExp(`^${SAMPLE_SITE.firm.site}/assets/.*\\.jpeg$`));
    expect(Number(content('og:image:width'))).toBeGreaterThan(0);
    expect(Number(content('og:image:height'))).toBeGreaterThan(0);
    expect(content('og:image:alt')).toContain('ECLAR Builders');
    const card = document.head.querySelector('meta[name="twitter:card"]');
    expect(card).toHaveAttribute('content', 'summary_large_image');
  });

  it('may be one that the page brings', () => {
    renderHead({ share: { url: '/assets/road.jpeg', width: 800, height: 400, alt: 'A road.' } });
    expect(content('og:image')).toBe(`${SAMPLE_SITE.firm.site}/assets/road.jpeg`);
    expect(content('og:image:width')).toBe('800');
    expect(content('og:image:alt')).toBe('A road.');
  });
});

describe('search engines', () => {
  const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

  it('are given the address of a page', () => {
    renderHead();
    expect(canonical()).toBe('https://www.eclar.example/about');
    expect(robots()).toBeUndefined();
  });

  it('are asked to stay away while the firm is the sample firm', () => {
    renderHead({ isSample: true });
    expect(robots()).toBe('noindex');
    expect(canonical()).toBeUndefined();
  });
});
