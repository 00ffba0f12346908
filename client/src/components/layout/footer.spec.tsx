import { screen, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { renderApp } from '../../testing/render-app.tsx';

const linkTo = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

describe('the footer', () => {
  it('leads to every material, to the projects and to the quote form', async () => {
    renderApp(PATHS.privacy);
    await screen.findByRole('heading', { level: 1, name: 'Privacy Notice' });
    for (const { name, path } of SAMPLE.services.services.filter(({ form }) => form === 'inquiry'))
      expect(linkTo(name)).toHaveAttribute('href', path);
    expect(linkTo('All projects')).toHaveAttribute('href', PATHS.projects);
    expect(linkTo('Request a free quote')).toHaveAttribute('href', PATHS.offers);
  });
});

describe('the error page', () => {
  it('names the main places of the site', async () => {
    renderApp('/no-such-page');
    const places = within(
      (await screen.findByRole('heading', { level: 2, name: 'Popular pages' })).closest('section')!,
    );
    const paths = places.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      expect.arrayContaining([PATHS.projects, PATHS.services, PATHS.offers, PATHS.careers, PATHS.contact]),
    );
  });
});
