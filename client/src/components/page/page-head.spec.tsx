import { render } from '@testing-library/react';
import { PAGES, PATHS } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { PageHead } from './page-head.tsx';

const ABOUT = PAGES.find(({ path }) => path === PATHS.about)!;
const content = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

describe('the share picture of a page', () => {
  it("is the site's own, in full and described", () => {
    render(<PageHead page={ABOUT} />);
    expect(content('og:image')).toMatch(new RegExp(`^${COMPANY.site}/assets/.*\\.jpeg$`));
    expect(Number(content('og:image:width'))).toBeGreaterThan(0);
    expect(Number(content('og:image:height'))).toBeGreaterThan(0);
    expect(content('og:image:alt')).toContain(COMPANY.name);
    const card = document.head.querySelector('meta[name="twitter:card"]');
    expect(card).toHaveAttribute('content', 'summary_large_image');
  });

  it('may be one that the page brings', () => {
    render(<PageHead page={ABOUT} share={{ url: '/assets/road.jpeg', width: 800, height: 400, alt: 'A road.' }} />);
    expect(content('og:image')).toBe(`${COMPANY.site}/assets/road.jpeg`);
    expect(content('og:image:width')).toBe('800');
    expect(content('og:image:alt')).toBe('A road.');
  });
});
