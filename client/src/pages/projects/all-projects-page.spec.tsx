import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { PROJECTS_FILE } from '#shared/content/site/page-data';
import { projectPath } from '#shared/content/addresses/site';
import { expectLog } from '../../testing/environment/console.ts';
import type { Responses } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const { periods } = SAMPLE.projects;
const all = periods
  .toReversed()
  .flatMap(({ name, completed, subcontracted }) =>
    [...completed, ...subcontracted].map((project) => ({ ...project, period: name })),
  );
const STEP = 24;

const names = () => screen.queryAllByRole('button', { expanded: undefined }).filter(isOpener).map(textOf);
const isOpener = (button: HTMLElement) => button.getAttribute('aria-haspopup') === 'dialog';
const textOf = ({ textContent }: HTMLElement) => textContent;
const firstOf = (found: typeof all) => found.slice(0, STEP).map(({ project }) => project);
const select = (name: string) => screen.findByRole('combobox', { name });

async function openPage(query = '', responses: Responses = {}) {
  const view = renderApp(PATHS.projects + query, responses);
  await screen.findAllByRole('option', { name: /\(\d+\)$/ }); // all have loaded
  return view;
}

describe('the page of all projects', () => {
  it('shows the newest of every list first, a step at a time, and gives the focus to the first of the next step', async () => {
    const { user } = await openPage();
    expect(screen.getByRole('heading', { level: 1, name: 'All Completed Projects' })).toBeInTheDocument();
    expect(names()).toEqual(firstOf(all));
    await user.click(screen.getByRole('button', { name: `Show ${STEP} more of ${all.length - STEP}` }));
    expect(names()).toHaveLength(2 * STEP);
    expect(document.activeElement).toHaveTextContent(all[STEP].project);
  });

  it('finds words in all years', async () => {
    const { user } = await openPage();
    await user.type(screen.getByRole('searchbox'), 'munoz');
    const found = all.filter(({ location }) => location?.includes('Muñoz'));
    await waitFor(() => expect(names()).toEqual(firstOf(found)));
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent(`${found.length} of ${all.length} projects`);
  });

  it('narrows to a kind, a client and years, with counts', async () => {
    const { user } = await openPage();
    const schools = all.filter(({ kind }) => kind === 'Schools');
    await user.selectOptions(await select('Type of work'), `Schools (${schools.length})`);
    expect(names()).toEqual(firstOf(schools));
    const of2024 = schools.filter(({ period }) => period === '2024');
    await user.selectOptions(await select('Years'), `2024 (${of2024.length})`);
    expect(names()).toEqual(firstOf(of2024));
  });

  it('says when nothing is found', async () => {
    await openPage('?q=lighthouse');
    expect(await screen.findByText('No projects match your search.')).toBeVisible();
  });

  it('is found by a link with a filter', async () => {
    await openPage('?kind=Bridges&years=2024&q=widening');
    const found = all.filter(
      ({ kind, period, project }) => kind === 'Bridges' && period === '2024' && /widening/i.test(project),
    );
    await waitFor(() => expect(names()).toEqual(firstOf(found)));
    expect(screen.getByRole('searchbox')).toHaveValue('widening');
  });

  it('says the figures, and leads to each list that has projects with its count', async () => {
    await openPage();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('projects', { selector: 'dt' }).nextSibling).toHaveTextContent(String(all.length));
    expect(main.getByText('years on record').nextSibling).toHaveTextContent('2005–2024');
    const count = all.filter(({ period }) => period === '2024').length;
    expect(main.getByRole('link', { name: `2024 ${count} projects` })).toHaveAttribute('href', projectPath('2024'));
    expect(main.queryByRole('link', { name: /^2025/ })).not.toBeInTheDocument();
  });
});

describe('a project of all years', () => {
  const [, second] = all;

  it('opens and is in the address with its years', async () => {
    await openPage(`?project=${second.period}-${second.id}`);
    const dialog = await screen.findByRole('dialog', { name: second.project });
    expect(within(dialog).getByRole('link', { name: second.period })).toHaveAttribute(
      'href',
      projectPath(second.period),
    );
  });

  it('shows no client of a list that shows none', async () => {
    const [first] = periods.find(({ name }) => name === '2024')!.completed;
    const period = { name: '2024', clients: false, completed: [first], subcontracted: [] };
    renderApp(PATHS.projects, {}, { content: { projects: { periods: [period] } } });
    expect(await screen.findByRole('button', { name: first.project })).toBeInTheDocument();
    expect(screen.queryByText(new RegExp(first.client!))).not.toBeInTheDocument();
  });
});

it('a list that cannot be loaded says so, and can be asked for again', async () => {
  expectLog(/The list of all projects/);
  const responses: Responses = { [`GET ${PROJECTS_FILE}`]: { status: 503 } };
  const { user } = renderApp(PATHS.projects, responses);
  expect(await screen.findByRole('alert')).toHaveTextContent('The projects could not be loaded.');
  await user.type(screen.getByRole('searchbox'), 'school');
  await waitFor(() => expect(names()).toEqual([]));
  expect(screen.queryByText('Loading projects...')).not.toBeInTheDocument();
  delete responses[`GET ${PROJECTS_FILE}`];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('option', { name: /\(\d+\)$/ })).not.toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the newest projects are there before the list of all has loaded, and are what a search waits with', async () => {
  const { user } = renderApp(PATHS.projects, { [`GET ${PROJECTS_FILE}`]: () => new Promise<never>(() => undefined) });
  expect(await screen.findByRole('button', { name: all[0].project })).toBeVisible();
  expect(names()).toEqual(all.slice(0, 10).map(({ project }) => project));
  expect(screen.getByText(`${all.length} projects`)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'school');
  expect(await screen.findByText('Loading projects...')).toBeVisible();
  expect(names()).toEqual([]);
});
