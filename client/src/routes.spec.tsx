import { screen } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import { MESSAGES } from '#shared/messages';
import { firstOrAll } from '#shared/testing/thorough';
import { SAMPLE_PAGES } from './testing/content/sample-site.ts';
import { renderApp } from './testing/render-app.tsx';

const LISTS = { 'GET /jobs': [], 'GET /rental': [] };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('every page', () => {
  const open = SAMPLE_PAGES.filter(({ screen: name }) => name !== 'admin-dashboard'); // which sends a visitor to the sign-in

  it.each(firstOrAll(open.map((page) => [page.path, page] as const)))(
    '%s has its heading, title and one main region',
    async (path, page) => {
      renderApp(path, LISTS);
      expect(await heading(page.heading)).toBeInTheDocument();
      expect(document.title).toBe(`${page.title} | ECLAR Builders`);
      expect(screen.getAllByRole('main')).toHaveLength(1);
    },
  );
});

describe('an address that no page has', () => {
  it.each(['/nowhere', '/project/2008-list', '/gravel-3/5crushed', '/About'])(
    '%s shows the error page',
    async (path) => {
      renderApp(path);
      expect(await heading(NOT_FOUND_PAGE.heading)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: MESSAGES.notFound.home })).toHaveAttribute('href', PATHS.home);
    },
  );
});

it('tells search engines to leave the admin pages out', async () => {
  renderApp(PATHS.adminLogin);
  await heading(MESSAGES.admin.heading);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
