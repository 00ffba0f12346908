import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import type { Project } from '#shared/content/documents/projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { firstOrAll } from '#shared/testing/thorough';
import { renderApp } from '../../testing/render-app.tsx';

const hasClientColumn = (period: string) => period === '2015-2018' || Number(period) >= 2020;
const WITH_SUBCON = ['2020', '2021', '2022'];

const PERIODS = SAMPLE.projects.periods.map(({ name }) => name);
const listsOf = (period: string) => SAMPLE.projects.periods.find(({ name }) => name === period)!;

const headingOf = (period: string) => `Completed Projects ${period}`;
const subconOf = (period: string) => `Completed Project - Subcon (${period})`;

async function openPeriod(period: string) {
  const view = renderApp(projectPath(period));
  return { ...view, table: await screen.findByRole<HTMLTableElement>('table', { name: headingOf(period) }) };
}

/** Reads rows and cells directly, because queries by role are slow on forty rows. */
const textsOf = (table: HTMLTableElement) =>
  [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent));

/** Of the rows that are shown. */
const numbersOf = (table: HTMLTableElement) =>
  [...table.rows]
    .filter(({ hidden }) => !hidden)
    .slice(1)
    .map(({ cells }) => cells[0].textContent);

const columnsOf = (period: string) => ['#', 'Projects', 'Location', ...(hasClientColumn(period) ? ['Client'] : [])];

const rowsOf = (period: string, rows: readonly Project[]) =>
  rows.map(({ project, location, client }, index) =>
    [String(index + 1), project, location ?? '—', client ?? '—'].slice(0, columnsOf(period).length),
  );

const hrefsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe.each(firstOrAll(PERIODS))('the completed projects of %s', (period) => {
  it('stand in a table with the columns of their period, numbered, with a dash for what is not known', async () => {
    const { completed } = listsOf(period);
    const { table } = await openPeriod(period);
    expect(screen.getByRole('heading', { level: 1, name: headingOf(period) })).toBeInTheDocument();
    const rows = completed.length ? rowsOf(period, completed) : [['No completed projects to show yet.']];
    expect(textsOf(table)).toEqual([columnsOf(period), ...rows]);
    expect(screen.getByRole('main')).not.toHaveTextContent(/cost|₱|peso/i);
  });

  it(`have ${WITH_SUBCON.includes(period) ? 'a' : 'no'} second table of works as a subcontractor`, async () => {
    const { subcontracted } = listsOf(period);
    await openPeriod(period);
    const [, second] = screen.getAllByRole<HTMLTableElement>('table');
    expect(Boolean(second)).toBe(WITH_SUBCON.includes(period));
    if (!second) return;
    expect(screen.getByRole('heading', { level: 2, name: subconOf(period) })).toBeInTheDocument();
    expect(second).toHaveAccessibleName(subconOf(period));
    expect(textsOf(second)).toEqual([columnsOf(period), ...rowsOf(period, subcontracted)]);
  });

  it('lead to the lists before and after them, to all others with projects, and to the search of all', async () => {
    await openPeriod(period);
    const here = PERIODS.indexOf(period);
    const others = (periods: readonly (string | undefined)[], label = '') =>
      periods.filter((other) => other !== undefined).map((other) => [label + other, projectPath(other)]);
    const neighbours = hrefsOf(screen.getByRole('navigation', { name: 'Previous and next list' }));
    expect(neighbours).toEqual([...others([PERIODS[here - 1]], 'Previous '), ...others([PERIODS[here + 1]], 'Next ')]);
    expect(hrefsOf(screen.getByRole('main'))).toEqual([
      ...neighbours,
      ...others(PERIODS.filter((other) => other !== period && listsOf(other).completed.length > 0).reverse()),
      ['Search all years', PATHS.projects],
    ]);
  });
});

it('a list of more than 300 projects has names without pictures', async () => {
  const [project] = listsOf('2020').completed;
  const completed = Array.from({ length: 301 }, (_, index) => ({ ...project, id: index + 1 }));
  const period = { name: '2020', clients: true, completed, subcontracted: [] };
  renderApp(projectPath('2020'), {}, { content: { projects: { periods: [period] } } });
  const table = await screen.findByRole<HTMLTableElement>('table', { name: headingOf('2020') });
  expect(numbersOf(table)).toEqual(completed.map(({ id }) => String(id)));
  expect(table.querySelector('img')).toBeNull();
});

it('a filter of a list of more than 300 projects leaves those that it finds in all of it', async () => {
  const [project] = listsOf('2020').completed;
  const name = (id: number) => ([1, 160, 301].includes(id) ? `Pier ${id}` : project.project);
  const completed = Array.from({ length: 301 }, (_, index) => ({
    ...project,
    id: index + 1,
    project: name(index + 1),
  }));
  const period = { name: '2020', clients: true, completed, subcontracted: [] };
  const { user } = renderApp(projectPath('2020'), {}, { content: { projects: { periods: [period] } } });
  await user.type(await screen.findByRole('searchbox'), 'Pier');
  const table = screen.getByRole<HTMLTableElement>('table', { name: headingOf('2020') });
  await waitFor(() => expect(numbersOf(table)).toEqual(['1', '160', '301']));
  await user.type(screen.getByRole('searchbox'), ' that nobody built');
  expect(await within(table).findByText('No projects match your search.')).toBeVisible();
});

it('the placeholder row of 2025 opens nothing and there is nothing to filter', async () => {
  const { table, user } = await openPeriod('2025');
  expect(within(table).queryByRole('button')).not.toBeInTheDocument();
  await user.click(within(table).getByText(MESSAGES.projects.none));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('the link to the next list shows that list', async () => {
  const { user } = await openPeriod('2023');
  await user.click(screen.getByRole('link', { name: 'Next 2024' }));
  const { completed } = listsOf('2024');
  const table = await screen.findByRole<HTMLTableElement>('table', { name: headingOf('2024') });
  await waitFor(() => expect(textsOf(table)).toEqual([columnsOf('2024'), ...rowsOf('2024', completed)]));
});
