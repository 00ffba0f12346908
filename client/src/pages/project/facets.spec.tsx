import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { renderApp } from '../../testing/render-app.tsx';

const rowsOf = (period: string) => {
  const { completed, subcontracted } = SAMPLE.projects.periods.find(({ name }) => name === period)!;
  return [...completed, ...subcontracted];
};

const bridges = rowsOf('2020').filter(({ kind }) => kind === 'Bridges');

const kinds = () => screen.findByRole('combobox', { name: 'Type of work' });
const clients = () => screen.findByRole('combobox', { name: 'Client' });
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const namesOf = (rows: ReturnType<typeof rowsOf>) => rows.map(({ project }) => project);
const count = () => within(screen.getByRole('search')).getByRole('status');

describe('the kinds and clients of a list', () => {
  it('say how many projects each has, and leave those rows with their numbers', async () => {
    const { user } = renderApp(projectPath('2020'));
    await user.selectOptions(await kinds(), `Bridges (${bridges.length})`);
    expect(names()).toEqual(namesOf(bridges));
    expect(count()).toHaveTextContent(`${bridges.length} of 34 projects`);
    const [number] = within(screen.getAllByRole('row')[1]).getAllByRole('cell');
    expect(number).toHaveTextContent(String(rowsOf('2020').indexOf(bridges[0]) + 1));
  });

  it.each([
    ['on Enter', (select: HTMLElement) => fireEvent.keyDown(select, { key: 'Enter' }), bridges.length],
    ['when it is left', (select: HTMLElement) => fireEvent.blur(select), bridges.length],
    [
      'never after Escape',
      (select: HTMLElement) => fireEvent.keyDown(select, { key: 'Escape' }) && fireEvent.blur(select),
      34,
    ],
  ])('wait while keys go through them, and act %s', async (_when, finish, shown) => {
    renderApp(projectPath('2020'));
    const select = await kinds();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: 'Bridges' } });
    expect(select).toHaveValue('Bridges');
    expect(names()).toHaveLength(34);
    finish(select);
    expect(names()).toHaveLength(shown);
  });

  it('count what the other one leaves', async () => {
    const client = 'DPWH Tarlac 2nd District Engineering Office';
    const { user } = renderApp(projectPath('2020'));
    const ofClient = rowsOf('2020').filter((project) => project.client === client);
    const left = ofClient.filter(({ kind }) => kind === 'Flood control');
    expect(left.length).toBeLessThan(ofClient.length);
    await user.selectOptions(await kinds(), 'Flood control');
    await user.selectOptions(await clients(), `${client} (${left.length})`);
    expect(names()).toEqual(namesOf(left));
  });

  it('can be taken away together, with the words', async () => {
    const { user } = renderApp(`${projectPath('2020')}?kind=Bridges&q=deck`);
    await waitFor(() => expect(names()).toEqual(['Repair of Bridge Deck and Expansion Joints']));
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(34);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  it('are not asked for where the list shows no clients, or has one kind', async () => {
    const [project] = rowsOf('2020');
    const period = { name: '2019', clients: false, completed: [project], subcontracted: [] };
    renderApp(projectPath('2019'), {}, { content: { projects: { periods: [period] } } });
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('an address with a filter', () => {
  it('leads to the filtered list', async () => {
    renderApp(`${projectPath('2020')}?kind=Bridges`);
    await waitFor(() => expect(names()).toEqual(namesOf(bridges)));
    expect(await kinds()).toHaveValue('Bridges');
  });

  it('that names a kind which the list has not says so, and lets another one be chosen', async () => {
    const { user } = renderApp(`${projectPath('2020')}?kind=Lighthouses`);
    await waitFor(() => expect(count()).toHaveTextContent('0 of 34 projects'));
    expect(await kinds()).toHaveDisplayValue('Lighthouses (0)');
    await user.selectOptions(await kinds(), 'All types');
    expect(names()).toHaveLength(34);
  });

  it('stays while a project is opened and closed', async () => {
    const { user } = renderApp(`${projectPath('2020')}?kind=Bridges`);
    await waitFor(() => expect(names()).toHaveLength(bridges.length));
    await user.click(screen.getByRole('button', { name: bridges[0].project }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(names()).toEqual(namesOf(bridges));
  });
});
