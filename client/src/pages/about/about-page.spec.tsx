import { screen, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { pageDataOf } from '#shared/content/site/make-page';
import { sourceOf } from '../../testing/content/source.ts';
import { renderApp } from '../../testing/render-app.tsx';

const { mission, vision, history, principles, chart } = pageDataOf(sourceOf(), {
  path: PATHS.about,
  screen: 'about',
}).about!;

describe.each([PATHS.home, PATHS.about])('the about block of %s', (path) => {
  beforeEach(async () => {
    renderApp(path);
    await screen.findByRole('heading', { level: 2, name: 'Mission' });
  });

  it('has its four sections, and tells the mission, the vision and the history', () => {
    for (const name of ['Mission', 'Vision', 'Company History', 'Guiding Principles'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    for (const text of [mission, vision, ...history]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('spells each principle', () => {
    for (const { letters, words } of principles) {
      const group = screen.getByRole('heading', { level: 3, name: letters }).parentElement!;
      const items = within(group).getAllByRole('listitem');
      expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual(words.map(({ word }) => word));
    }
  });

  it('has each word in an element that opens it on phones', () => {
    const folds = screen.queryAllByText(/^What \w+ stands for$/).map((summary) => summary.closest('details'));
    expect(folds).toHaveLength(principles.length);
    for (const fold of folds) expect(within(fold!).getAllByRole('listitem').length).toBeGreaterThan(3);
  });

  it('shows the organizational chart as a picture, and its roles as text', () => {
    const name = 'Organizational chart: President / General Manager with seven departments and their roles.';
    const drawing = screen.getByRole('img', { name });
    const words = screen.getByText('View as text').closest('details')!;
    const said = [chart.head, ...chart.departments.flatMap(({ name, roles }) => [name, ...roles])];
    for (const place of [drawing, words])
      for (const text of said) expect(within(place).getByText(text)).toBeInTheDocument();
  });
});
