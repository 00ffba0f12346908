import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DraftSave } from '#shared/content/contract';
import type { Project } from '#shared/content/documents/projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { thorough } from '#shared/testing/thorough';
import { FakeContent, openEditor } from '../../testing/editor.ts';
import { resetStores } from '../../testing/environment/stores.ts';
import type { Asked, Call, Responses } from '../../testing/fake-api.ts';
import { COLUMNS } from './cells/columns.ts';

const PERIOD = '2024';
const { completed } = SAMPLE.projects.periods.find(({ name }) => name === PERIOD)!;

const rowsOf = (server: FakeContent) => server.content.projects.periods.find(({ name }) => name === PERIOD)!.completed;
const sheet = () => within(screen.getByRole('dialog', { name: `Projects ${PERIOD}` }));
const grid = () => within(sheet().getByRole('grid'));
const row = (index: number) => grid().getAllByRole('row')[index + 1];
const cell = (index: number, column: number) => within(row(index)).getAllByRole('gridcell')[column];
const cellTexts = (index: number) =>
  within(row(index))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
const button = (name: string | RegExp) => sheet().getByRole('button', { name });
const saves = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => (body as DraftSave).changes);

async function openSheet(server = new FakeContent(), responses: Responses = {}) {
  const view = await openEditor(projectPath(PERIOD), server, responses);
  const tools = within(await screen.findByRole('group', { name: `Projects ${PERIOD}` }));
  await view.user.click(tools.getByRole('button', { name: 'Open as a spreadsheet' }));
  await screen.findByRole('grid', { name: `Completed projects ${PERIOD}` });
  return view;
}

const NEW = completed.length;
const DATE = COLUMNS.findIndex(({ key }) => key === 'completedOn');
const LINES = [
  ['Bridge at Camiling', 'Camiling, Tarlac', '"Municipality\nof ""Camiling"""', '₱ 1,234,567.50'].join('\t'),
  ['  School   at Moncada ', 'Moncada, Tarlac', '', 'Php 2,000,000'].join('\t'),
].join('\r\n');

const WITH_HEADINGS = [
  ['List of projects', '', '', '', ''],
  ['Contract amount', 'Name of project', 'Remarks', 'Owner', 'Project location'],
  ['₱ 1,234,567.50', 'Bridge at Camiling', 'none', 'DPWH', 'Camiling, Tarlac'],
  ['', '', '', '', ''],
  ['2000000', 'School at Moncada', '', '', 'Moncada, Tarlac'],
]
  .map((texts) => texts.join('\t'))
  .join('\r\n');

describe('the sheet of the projects of a period', () => {
  it('is a grid with the columns of the schema, and says how many rows it has', async () => {
    await openSheet();
    const names = grid()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 5)).toEqual(['#', 'Project', 'Location', 'Client', 'Cost']);
    expect(sheet().getByRole('grid')).toHaveAttribute('aria-rowcount', String(completed.length + 2));
    expect(cellTexts(0).slice(0, 2)).toEqual([completed[0].project, completed[0].location]);
    expect(cell(0, 0)).toHaveFocus();
  });

  it('is walked with the arrows, Tab, Home and End, and has one place for Tab to enter', async () => {
    const { user } = await openSheet();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(1, 1)).toHaveFocus();
    await user.keyboard('{Tab}');
    expect(cell(1, 2)).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}{Home}');
    expect(cell(1, 0)).toHaveFocus();
    await user.keyboard('{End}');
    expect(cell(1, 9)).toHaveFocus();
    expect(
      grid()
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([cell(1, 9)]);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(cell(0, 0)).toHaveFocus();
  });

  it('writes what is typed into a cell, saves that cell alone, and goes on below', async () => {
    const { user, server, calls } = await openSheet();
    await user.keyboard('Road{Enter}');
    expect(cell(0, 0)).toHaveTextContent('Road');
    expect(cell(1, 0)).toHaveFocus();
    await waitFor(() => expect(rowsOf(server)[0].project).toBe('Road'));
    const path = ['periods', `name=${PERIOD}`, 'completed', `id=${completed[0].id}`, 'project'];
    expect(saves(calls)).toEqual([[{ path, before: completed[0].project, value: 'Road' }]]);
  });

  thorough.it('begins with what stands there on F2, and leaves it on Escape', async () => {
    const { user } = await openSheet();
    await user.keyboard('{F2}');
    expect(sheet().getByRole('textbox', { name: 'Project' })).toHaveValue(completed[0].project);
    await user.keyboard('!{Escape}');
    expect(cell(0, 0)).toHaveTextContent(completed[0].project);
    expect(cell(0, 0)).toHaveFocus();
  });

  it('adds a row when something is typed below the last one', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{Control>}{End}{/Control}{Home}Bridge{Tab}');
    await waitFor(() => expect(rowsOf(server)).toHaveLength(NEW + 1));
    expect(rowsOf(server)[NEW]).toMatchObject({ project: 'Bridge', location: null, picture: null });
    const ids = rowsOf(server).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('takes rows that are pasted from a spreadsheet, and gives them back with Undo and Redo', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{Control>}{End}{/Control}{Home}');
    await user.paste(LINES);
    expect(sheet().getByText('2 rows pasted.')).toBeVisible();
    const expected = [
      { project: 'Bridge at Camiling', client: 'Municipality of "Camiling"', cost: 1234567.5 },
      { project: 'School at Moncada', client: null, cost: 2_000_000 },
    ];
    await waitFor(() => expect(rowsOf(server).slice(NEW)).toMatchObject(expected));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rowsOf(server)).toEqual(completed));
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await waitFor(() => expect(rowsOf(server).slice(NEW)).toMatchObject(expected));
  });

  it('takes pasted rows by their headings, wherever the cursor stands, and says what it leaves out', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{Control>}{End}{/Control}');
    await user.paste(WITH_HEADINGS);
    expect(sheet().getByText('2 rows pasted by their headings. These columns were left out: “Remarks”.')).toBeVisible();
    await waitFor(() =>
      expect(rowsOf(server).slice(NEW)).toMatchObject([
        { project: 'Bridge at Camiling', location: 'Camiling, Tarlac', client: 'DPWH', cost: 1_234_567.5 },
        { project: 'School at Moncada', location: 'Moncada, Tarlac', client: null, cost: 2_000_000 },
      ]),
    );
    expect(rowsOf(server)).toHaveLength(NEW + 2);
    expect(cell(NEW, 0)).toHaveFocus();
  });

  thorough.it('takes one word that is pasted for that word, also where it could be a heading', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{Control>}{End}{/Control}{Home}');
    await user.paste('Project\r\nBridge');
    await waitFor(() =>
      expect(rowsOf(server).slice(NEW)).toMatchObject([{ project: 'Project' }, { project: 'Bridge' }]),
    );
  });

  thorough.it('puts a selection on the clipboard as spreadsheets do, and empties it when it is cut', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const setData = jest.fn();
    fireEvent.cut(document.activeElement!, { clipboardData: { setData } });
    const [first, second] = completed;
    const lines = [first, second].map(({ project, location }) => `${project}\t${location}`);
    expect(setData).toHaveBeenCalledWith('text/plain', lines.join('\r\n'));
    await waitFor(() => expect(rowsOf(server)[1]).toMatchObject({ project: '', location: null }));
    expect(rowsOf(server)[2]).toEqual(completed[2]);
  });

  thorough.it('empties cells with Delete, and says what is wrong with an empty name', async () => {
    const { user } = await openSheet();
    await user.keyboard('{Delete}');
    expect(cell(0, 0)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(0, 0)).toHaveAccessibleDescription('Project is required.');
    await user.keyboard('{ArrowDown}');
    await user.click(button('Next invalid cell (1)'));
    expect(cell(0, 0)).toHaveFocus();
  });

  it('keeps a cost that is no number in its cell, unsaved and marked', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}about a million{Enter}{ArrowUp}');
    expect(cell(0, 3)).toHaveTextContent('about a million');
    expect(cell(0, 3)).toHaveAccessibleDescription('Cost must be a number, in pesos.');
    await waitFor(() => expect(rowsOf(server)[0].cost).toBeNull());
    await user.keyboard('P1,000{Enter}');
    await waitFor(() => expect(rowsOf(server)[0].cost).toBe(1000));
    expect(cell(0, 3)).toBeValid();
    await user.keyboard('to follow{Enter}');
    expect(sheet().getByText('Cost must be a number, in pesos.')).toBeVisible();
  });

  thorough.it('shows such a text again after a reload, until somebody writes a cost there', async () => {
    const first = await openSheet();
    await first.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}to follow{Enter}to follow{Enter}');
    await waitFor(() => expect(rowsOf(first.server)[1].cost).toBeNull());
    first.unmount();
    resetStores();
    rowsOf(first.server)[1].cost = 77;
    await openSheet(first.server);
    expect(cell(0, 3)).toHaveTextContent('to follow');
    expect(cell(0, 3)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(1, 3)).toHaveTextContent('77');
    expect(button('Next invalid cell (1)')).toBeVisible();
    expect(sheet().getByText('Not saved: correct the marked field.')).toBeVisible();
  });

  thorough.it(
    'says how it read dates that can be read in two ways, and reads them in the other as one step',
    async () => {
      const { user, server } = await openSheet();
      const dates = () =>
        rowsOf(server)
          .slice(0, 3)
          .map(({ completedOn }) => completedOn);
      await user.keyboard('{ArrowRight}'.repeat(DATE));
      expect(document.activeElement).toBe(cell(0, DATE));
      await user.paste('5/3/2024\r\n2024-06-07\r\n12/11/2024');
      const said = '3 rows pasted. Dates were read with the month first: 5/3/2024 is May 3, 2024.';
      expect(sheet().getByText(said)).toBeVisible();
      await waitFor(() => expect(dates()).toEqual(['2024-05-03', '2024-06-07', '2024-12-11']));
      await user.click(button('Read as day first'));
      expect(sheet().getByText('Dates were read with the day first: 5/3/2024 is March 5, 2024.')).toBeVisible();
      expect(button('Read as month first')).toBeVisible();
      await waitFor(() => expect(dates()).toEqual(['2024-03-05', '2024-06-07', '2024-11-12']));
      await user.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(dates()).toEqual(['2024-05-03', '2024-06-07', '2024-12-11']));
      expect(sheet().queryByRole('button', { name: /^Read as/ })).not.toBeInTheDocument();
    },
  );

  thorough.it('asks of no date that has one reading alone', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{ArrowRight}'.repeat(DATE));
    await user.paste('02/25/2023\r\n25/02/2023');
    await waitFor(() => expect(rowsOf(server)[1].completedOn).toBe('2023-02-25'));
    expect(rowsOf(server)[0].completedOn).toBe('2023-02-25');
    expect(sheet().queryByText(/Dates were read/)).not.toBeInTheDocument();
  });

  thorough.it('leaves a date alone that was changed after it was pasted', async () => {
    const { user, server } = await openSheet();
    await user.keyboard('{ArrowRight}'.repeat(DATE));
    await user.paste('5/3/2024\r\n12/11/2024');
    await user.keyboard('2024-01-02{Enter}');
    await user.click(button('Read as day first'));
    await waitFor(() => expect(rowsOf(server)[1].completedOn).toBe('2024-11-12'));
    expect(rowsOf(server)[0].completedOn).toBe('2024-01-02');
  });

  thorough.it('says nothing of dates that can be read in one way', async () => {
    const { user } = await openSheet();
    await user.keyboard('{ArrowRight}'.repeat(DATE));
    await user.paste('5/13/2024\r\n12/11/2024');
    expect(sheet().getByText('2 rows pasted.')).toBeVisible();
    expect(sheet().queryByRole('button', { name: /^Read as/ })).not.toBeInTheDocument();
  });

  it('inserts, moves and deletes rows, by buttons and by keys', async () => {
    const { user, server, calls } = await openSheet();
    const [first, second, third] = completed;
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(rowsOf(server).slice(0, 2)).toEqual([second, first]));
    expect(JSON.stringify(saves(calls)).length).toBeLessThan(200);
    await user.click(button('Insert a row'));
    await waitFor(() => expect(rowsOf(server)[1].project).toBe(''));
    await user.click(button('Delete rows'));
    await user.keyboard('{Control>}-{/Control}');
    await waitFor(() => expect(rowsOf(server).slice(0, 2)).toEqual([second, third]));
  });

  it('keeps what somebody else changes in the meantime', async () => {
    const { user, server } = await openSheet();
    const theirs = { ...completed[3], id: 5000, project: 'Theirs' };
    rowsOf(server).unshift(theirs);
    rowsOf(server)[2].cost = 77;
    await user.keyboard('{ArrowDown}Mine{Enter}');
    await waitFor(() => expect(rowsOf(server)[2]).toMatchObject({ project: 'Mine', cost: 77 }));
    expect(rowsOf(server)[0]).toEqual(theirs);
  });

  /** Somebody else changes the rows, and a conflict in the first one makes the editor read them. */
  async function typeWhile(change: (rows: Project[]) => void) {
    const view = await openSheet();
    await view.user.keyboard('Road{Enter}');
    const rows = rowsOf(view.server);
    rows[0].project = 'Theirs';
    change(rows);
    await view.user.keyboard('Bridge');
    await waitFor(() => expect(sheet().getByText(/this has changed in the meantime/)).toBeVisible());
    return { ...view, rowWith: (id: number) => rowsOf(view.server).find((one) => one.id === id) };
  }

  thorough.it('writes a cell into the row in which it was begun, wherever that stands by then', async () => {
    const above = { ...completed[3], id: 5000, project: 'Above' };
    const { user, rowWith } = await typeWhile((rows) => rows.unshift(above));
    expect(cell(0, 0)).toHaveTextContent('Above');
    expect(sheet().getByRole('textbox', { name: 'Project' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell(3, 0)).toHaveFocus();
    await waitFor(() => expect(rowWith(completed[1].id)!.project).toBe('Bridge'));
    expect(rowWith(completed[0].id)!.project).toBe('Theirs');
  });

  thorough.it('writes what is typed into no other row when its own is deleted, and says so', async () => {
    const { user, server } = await typeWhile((rows) => rows.splice(1, 1));
    expect(sheet().getByText('“Bridge” was not saved: somebody deleted the row while you were typing.')).toBeVisible();
    expect(sheet().queryByRole('textbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}Last{Enter}');
    await waitFor(() => expect(rowsOf(server)[2].project).toBe('Last'));
    expect(rowsOf(server).map(({ project }) => project)).not.toContain('Bridge');
  });

  thorough.it(
    'adds the row that is typed below the last one, though another one was added there meanwhile',
    async () => {
      const { user, server } = await openSheet();
      await user.keyboard('Road{Control>}{End}{/Control}{Home}');
      await user.keyboard('{Enter}{Control>}{End}{/Control}{Home}');
      rowsOf(server)[0].project = 'Theirs';
      rowsOf(server).push({ ...completed[3], id: 5000, project: 'Below' });
      await user.keyboard('Bridge');
      await waitFor(() => expect(sheet().getByText(/this has changed in the meantime/)).toBeVisible());
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(rowsOf(server).slice(NEW)).toMatchObject([{ project: 'Below' }, { project: 'Bridge' }]),
      );
    },
  );

  it('opens a row as a form', async () => {
    const { user, server } = await openSheet();
    await user.click(button('Edit as a form'));
    const form = within(screen.getByRole('dialog', { name: 'Row 1' }));
    await user.clear(form.getByLabelText(/^Location/));
    await user.type(form.getByLabelText(/^Location/), 'Gerona');
    await waitFor(() => expect(rowsOf(server)[0].location).toBe('Gerona'));
  });

  it('renders no more rows than are in sight, of three thousand', async () => {
    const server = new FakeContent();
    const many = Array.from({ length: 3000 }, (_, index) => ({ ...completed[0], id: index + 1, project: `P${index}` }));
    rowsOf(server).splice(0, NEW, ...many);
    const { user } = await openSheet(server);
    expect(sheet().getByRole('grid')).toHaveAttribute('aria-rowcount', '3002');
    expect(grid().getAllByRole('row').length).toBeLessThan(60);
    await user.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
    expect(document.activeElement).toHaveTextContent('P2999');
  });
});

describe('a row that was moved', () => {
  const PATCH = 'PATCH /admin/content/drafts/projects';
  const [first, second] = completed;

  thorough.it('is moved, and not removed, when the move was refused and is kept', async () => {
    const server = new FakeContent();
    const save = server.responses[PATCH] as Asked;
    let isRefusing = true;
    const { user } = await openSheet(server, {
      [PATCH]: (call) => (isRefusing ? { status: 400, body: { message: 'Not there.' } } : save(call)),
    });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await sheet().findByText('Not saved: Not there.');
    isRefusing = false;
    await user.click(button('Close'));
    const [mine, theirs] = screen.getAllByRole('definition');
    expect(mine).toHaveTextContent('moved to another position in the list');
    expect(theirs).toHaveTextContent(second.project);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(rowsOf(server).slice(0, 2)).toEqual([second, first]));
    expect(rowsOf(server)).toHaveLength(completed.length);
  });

  thorough.it('is as it was written here, when somebody else has changed it and mine is kept', async () => {
    const { user, server } = await openSheet();
    rowsOf(server)[1].cost = 77;
    await user.keyboard('{ArrowDown}');
    await user.paste('Bridge\tCamiling\tMunicipality\t5');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await sheet().findByText(/^Not saved: this has changed/);
    await user.click(button('Close'));
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(rowsOf(server)[0]).toMatchObject({ id: second.id, project: 'Bridge', cost: 5 }));
    expect(rowsOf(server)).toHaveLength(completed.length);
  });
});
