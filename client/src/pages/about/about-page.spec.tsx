import { screen, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { HISTORY, MISSION, ORG_CHART, PRINCIPLES, VISION } from '../../content/about.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe.each([PATHS.home, PATHS.about])('the about block of %s', (path) => {
  beforeEach(async () => {
    renderApp(path);
    await screen.findByRole('heading', { level: 2, name: 'Mission' });
  });

  it.each(['Mission', 'Vision', 'Company History', 'Guiding Principles'])('has the section %s', (name) => {
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  });

  it('tells the mission, the vision and the history', () => {
    for (const text of [MISSION, VISION, ...HISTORY]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each(PRINCIPLES.map(({ letters, words }) => [letters, words.map(({ word }) => word)] as const))(
    'spells %s with %j',
    (letters, words) => {
      const group = screen.getByRole('heading', { level: 3, name: letters }).parentElement!;
      const items = within(group).getAllByRole('listitem');
      expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual(words);
    },
  );

  it('shows the organizational chart, tall on narrow screens', () => {
    const chart = screen.getByRole('img', { name: ORG_CHART.alt });
    expect(chart).toHaveAttribute('loading', 'lazy');
    expect(chart.parentElement!.querySelector('source')).toHaveAttribute('media', '(max-width: 64rem)');
  });

  it('has the roles of the chart in words', () => {
    const words = screen.getByText('The chart in words').closest('details')!;
    const said = [ORG_CHART.head, ...ORG_CHART.departments.flatMap(({ name, roles }) => [name, ...roles])];
    for (const text of said) expect(within(words).getByText(text)).toBeInTheDocument();
  });
});
