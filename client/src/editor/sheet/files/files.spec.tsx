import { screen, waitFor, within } from '@testing-library/react';
import type { Project } from '#shared/content/documents/projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { FakeContent, openEditor } from '#client/testing/editor.ts';
import { watchDownloads } from '#client/testing/downloads.ts';
import { expectLog } from '#client/testing/environment/console.ts';

const PERIOD = '2024';
const { completed } = SAMPLE.projects.periods.find(({ name }) => name === PERIOD)!;

const rowsOf = (server: FakeContent): Project[] =>
  server.content.projects.periods.find(({ name }) => name === PERIOD)!.completed;
const dialog = () => within(screen.getByRole('dialog', { name: 'Import a file' }));

async function openImport(server = new FakeContent()) {
  const view = await openEditor(projectPath(PERIOD), server);
  const tools = within(await screen.findByRole('group', { name: `Projects ${PERIOD}` }));
  await view.user.click(tools.getByRole('button', { name: 'Open as a spreadsheet' }));
  await view.user.click(await screen.findByRole('button', { name: 'Import a file' }));
  return view;
}

async function importFile(content: BlobPart, name = 'projects.csv', server = new FakeContent()) {
  const view = await openImport(server);
  await view.user.upload(dialog().getByLabelText('File'), new File([content], name));
  return view;
}

const CSV = [
  'List of projects,,,',
  'Name of Project,Owner,Contract Amount (PHP),Date Completed',
  'Bridge at Camiling,DPWH,"₱1,200,000.00",5/3/2024',
  ',DPWH,5,2024-05-03',
  'School at Moncada,,about 3 million,3/5/2024',
  'Road at Gerona,,7,soon',
  'Dike at Capas,,,',
].join('\n');

describe('a CSV file', () => {
  thorough.it('is said to be read for as long as that takes', async () => {
    const file = new File([CSV], 'projects.csv');
    const read = file.arrayBuffer.bind(file);
    let go = () => undefined as void;
    const asked = new Promise<void>((resolve) => (go = resolve));
    jest.spyOn(file, 'arrayBuffer').mockImplementation(() => asked.then(read));
    const { user } = await openImport();
    await user.upload(dialog().getByLabelText('File'), file);
    expect(dialog().getByText('Loading...')).toHaveRole('status');
    go();
    await waitFor(() => expect(dialog().queryByText('Loading...')).not.toBeInTheDocument());
    expect(await dialog().findByText(/can be imported/)).toBeVisible();
  });

  it('is read below its headings, and the rows that cannot be taken are named with the reason', async () => {
    const { user, server } = await importFile(CSV);
    expect(await dialog().findByText('2 of 5 rows can be imported; 3 cannot.')).toBeVisible();
    const bad = within(dialog().getByRole('list', { name: 'Rows with errors' }));
    expect(bad.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Row 4: Project is required.',
      'Row 5: Cost must be a number, in pesos. (“about 3 million”)',
      'Row 6: Completed on must be a date such as 2026-01-24. (“soon”)',
    ]);
    await user.click(dialog().getByRole('button', { name: 'Import 2 projects' }));
    expect(await screen.findByText('2 projects imported. Undo brings back the list as it was.')).toBeVisible();
    await waitFor(() =>
      expect(rowsOf(server).slice(completed.length)).toMatchObject([
        { project: 'Bridge at Camiling', client: 'DPWH', cost: 1_200_000, completedOn: '2024-05-03', location: null },
        { project: 'Dike at Capas', client: null, cost: null },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rowsOf(server)).toEqual(completed));
  });

  thorough.it('asks which of day and month stands first, where its dates can be read in both ways', async () => {
    const { user, server } = await importFile(CSV);
    expect(await dialog().findByLabelText('5/3/2026 means')).toHaveValue('month first');
    await user.selectOptions(dialog().getByLabelText('5/3/2026 means'), 'March 5, 2026');
    await user.click(dialog().getByRole('button', { name: 'Import 2 projects' }));
    await waitFor(() => expect(rowsOf(server)[completed.length].completedOn).toBe('2024-03-05'));
  });

  it('is taken as it is, with what is wrong marked in the sheet', async () => {
    const { user, server } = await importFile(CSV);
    await user.click(await dialog().findByLabelText(/^Import these rows/));
    await user.click(dialog().getByRole('button', { name: 'Import 5 projects' }));
    await waitFor(() => expect(rowsOf(server)).toHaveLength(completed.length + 5));
    expect(screen.getByRole('button', { name: 'Next invalid cell (3)' })).toBeVisible();
    expect(rowsOf(server)[completed.length + 3].completedOn).toBe('soon');
  });

  it('takes the place of the list, names what is there already, and leaves it out', async () => {
    const [{ project, location }] = completed;
    const rows = `Project;Location;Cost\n"${project}";"${location}";5\nNew one;Gerona;6\nNEW  ONE;gerona;7`;
    const { user, server } = await importFile(rows);
    const doubles = await dialog().findByRole('list', { name: 'Duplicate rows' });
    expect(within(doubles).getAllByRole('listitem')).toHaveLength(2);
    await user.click(dialog().getByLabelText('Skip duplicate rows'));
    expect(dialog().getByRole('button', { name: 'Import 1 project' })).toBeEnabled();
    await user.click(dialog().getByLabelText('Replace the list'));
    await user.click(dialog().getByRole('button', { name: 'Import 2 projects' }));
    await waitFor(() => expect(rowsOf(server)).toMatchObject([{ project, cost: 5 }, { project: 'New one' }]));
  });

  thorough.it(
    'shows what keeps rows from being taken above its columns, which are folded when all are known',
    async () => {
      await importFile(CSV);
      const bad = await dialog().findByRole('list', { name: 'Rows with errors' });
      const columns = dialog().getByText('Columns of the file');
      expect(bad.compareDocumentPosition(columns)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(dialog().getByLabelText('Name of Project')).not.toBeVisible();
    },
  );

  thorough.it('has a column matched by hand that is not known', async () => {
    await importFile('Project,Whatever\nBridge,5\n');
    expect(await dialog().findByLabelText('Whatever')).toBeVisible();
  });

  thorough.it('has its columns matched by hand', async () => {
    const { user, server } = await importFile('What,Where,How much\nBridge,Gerona,5\n');
    const column = await dialog().findByLabelText('Column 1');
    expect(column).toHaveValue('project');
    expect(dialog().getByRole('button', { name: 'Import 2 projects' })).toBeEnabled();
    await user.selectOptions(dialog().getByLabelText('Column 3'), 'Cost');
    expect(await dialog().findByText('1 of 2 rows can be imported; 1 cannot.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Import 1 project' }));
    await waitFor(() =>
      expect(rowsOf(server).at(-1)).toMatchObject({ project: 'Bridge', location: 'Gerona', cost: 5 }),
    );
  });

  thorough.it.each<[string, BlobPart, string]>([
    ['UTF-8 with its mark', '\uFEFFProject\tLocation\nDoña\tMuñoz\n', 'x.txt'],
    [
      'the code page of Windows',
      new Uint8Array(
        [...'Project,Location\nDo']
          .map((c) => c.charCodeAt(0))
          .concat(
            [0xf1],
            [...'a,Mu'].map((c) => c.charCodeAt(0)),
            [0xf1],
            [...'oz'].map((c) => c.charCodeAt(0)),
          ),
      ),
      'x.csv',
    ],
  ])('is read in %s', async (_what, content, name) => {
    const { user, server } = await importFile(content, name);
    await user.click(await dialog().findByRole('button', { name: 'Import 1 project' }));
    await waitFor(() => expect(rowsOf(server).at(-1)).toMatchObject({ project: 'Doña', location: 'Muñoz' }));
  });

  it.each<[string, BlobPart, string, RegExp]>(
    firstOrAll([
      ['of an old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'x.xls', /an old Excel file/],
      ['that is no spreadsheet', 'x', 'x.pdf', /ends in .xlsx or .csv/],
      ['that only says it is one', new Uint8Array([0x50, 0x4b, 3, 4]), 'x.xlsx', /cannot be read. Open it in Excel/],
      ['without rows', '\n,,\n', 'x.csv', /file has no rows/],
    ]),
  )('is refused %s', async (_what, content, name, sentence) => {
    expectLog(/could not be read/);
    await importFile(content, name);
    expect(await dialog().findByText(sentence)).toBeVisible();
  });

  it('is refused when there would be more rows than a list takes', async () => {
    const lines = Array.from({ length: 4990 }, (_, index) => `Bridge ${index}`);
    await importFile(['Project', ...lines].join('\n'));
    expect(
      await dialog().findByText(/can have at most 5000 projects. With this import it would have 5016/),
    ).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Import 4990 projects' })).toBeDisabled();
  });
});

describe('the rows as a file', () => {
  it('have the columns of the sheet, the cost, and no formulas', async () => {
    const saved = watchDownloads();
    const server = new FakeContent();
    rowsOf(server).splice(0, completed.length, {
      ...completed[0],
      project: '=HYPERLINK("https://example.com")',
      location: 'Gerona, Tarlac',
      client: '+63 45',
      cost: 1234.5,
      picture: null,
    });
    const { user } = await openImport(server);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(saved.map(({ name }) => name)).toEqual([`projects-${PERIOD}.csv`]);
    const [headings, row] = (await saved[0].text()).split('\r\n');
    expect(headings).toMatch(/^\uFEFF?Project,Location,Client,Cost,/);
    expect(row).toBe(
      `"'=HYPERLINK(""https://example.com"")","Gerona, Tarlac",'+63 45,1234.5,,,,,,Roads,2024 #${completed[0].id}`,
    );
  });
});

describe('rows that leave as a file and come back in the place of all', () => {
  const [first, second, third] = completed;
  const SITE: Project['photos'] = [
    { id: 'e_site', picture: { picture: 'road-0123', alt: 'Site' }, caption: 'The site' },
  ];
  const THERE: Project[] = [
    { ...first, own: true, scope: 'Road; -2 lanes', photos: SITE },
    { ...second, id: 71, picture: { picture: 'dike-0123', alt: 'A dike: wet', focus: { x: 0.2, y: 0.9 } } },
    { ...third, id: 12, photos: [{ ...SITE[0], caption: 'The second one of this name' }] },
    { ...third, id: 40, client: 'Another', photos: [{ ...SITE[0], caption: 'The third one of this name' }] },
  ];

  function withRows(rows: Project[]) {
    const server = new FakeContent();
    rowsOf(server).splice(0, completed.length, ...(JSON.parse(JSON.stringify(rows)) as Project[]));
    return server;
  }

  /** The lines of the file of the rows that are there. */
  async function exported(user: Awaited<ReturnType<typeof openImport>>['user']) {
    const saved = watchDownloads();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await user.click(screen.getByRole('button', { name: 'Import a file' }));
    return (await saved[0].text()).trimEnd().split('\r\n');
  }

  async function replaceBy(user: Awaited<ReturnType<typeof openImport>>['user'], lines: string[]) {
    await user.upload(dialog().getByLabelText('File'), new File([lines.join('\r\n')], 'projects.csv'));
    await user.click(await dialog().findByLabelText('Replace the list'));
    await user.click(dialog().getByRole('button', { name: /^Import \d+ projects?$/ }));
  }

  it('keep their ids and what has no column, also with another name and in another order', async () => {
    const { user, server } = await openImport(withRows(THERE));
    const [headings, one, two, three, four] = await exported(user);
    const renamed = one.replace(first.project, 'Renamed');
    await replaceBy(user, [headings, four.replace('Another', 'A client'), two.replace('wet', 'dry'), three, renamed]);
    await waitFor(() =>
      expect(rowsOf(server)).toEqual([
        { ...THERE[3], client: 'A client' },
        { ...THERE[1], picture: { ...THERE[1].picture, alt: 'A dike: dry' } },
        THERE[2],
        { ...THERE[0], project: 'Renamed' },
      ]),
    );
  });

  thorough.it('give a row that was copied and changed an id of its own', async () => {
    const { user, server } = await openImport(withRows(THERE));
    const [headings, one, ...others] = await exported(user);
    await replaceBy(user, [headings, one.replace(first.project, 'Copied'), one, ...others]);
    await waitFor(() => expect(rowsOf(server).slice(1)).toEqual(THERE));
    const [copied] = rowsOf(server);
    expect(copied).toMatchObject({ project: 'Copied', cost: first.cost });
    expect(copied).not.toHaveProperty('photos');
    expect(THERE.map(({ id }) => id)).not.toContain(copied.id);
  });

  it('are known by name and place in a file without ids, each once and in order', async () => {
    const { user, server } = await openImport(withRows(THERE));
    const line = ({ project, location }: Project, cost: number) => `"${project}";"${location}";${cost}`;
    const names = [third, first, third, third].map((row, index) => line(row, index + 1));
    await replaceBy(user, ['Project;Location;Cost', ...names]);
    await waitFor(() =>
      expect(rowsOf(server)).toMatchObject([
        { ...THERE[2], cost: 1 },
        { ...THERE[0], cost: 2 },
        { ...THERE[3], cost: 3 },
        { project: third.project, cost: 4, client: null },
      ]),
    );
    const last = rowsOf(server)[3];
    expect(last).not.toHaveProperty('photos');
    expect(THERE.map(({ id }) => id)).not.toContain(last.id);
  });

  thorough.it('are known by their names where the file has no places', async () => {
    const { user, server } = await openImport(withRows(THERE));
    await replaceBy(user, ['Project,Cost', `"${second.project}",5`, `"${first.project}",6`]);
    await waitFor(() =>
      expect(rowsOf(server)).toEqual([
        { ...THERE[1], cost: 5 },
        { ...THERE[0], cost: 6 },
      ]),
    );
  });

  thorough.it.each([
    ['of another period', '2023 #1'],
    ['of somebody else', '1'],
  ])('are not taken for others by ids %s', async (_whose, id) => {
    const { user, server } = await openImport(withRows(THERE));
    await replaceBy(user, ['Id,Project', `${id},Bridge`]);
    await waitFor(() => expect(rowsOf(server)).toMatchObject([{ project: 'Bridge', location: null }]));
    expect(rowsOf(server)[0]).not.toHaveProperty('photos');
    expect(THERE.map((row) => row.id)).not.toContain(rowsOf(server)[0].id);
  });
});

describe('a file with projects of several years', () => {
  const YEARS = [
    'Project,Kind of work,Date completed', // as in files exported with an older heading
    'Bridge at Camiling,,2024-05-03',
    'School at Moncada,ROADS,2023-01-20',
    'Road at Gerona,,2017-11-02',
    'Dike at Capas,,2027-02-28',
    'Wharf at Bani,,1998-06-12',
    'Hall at Anao,,',
  ].join('\n');
  const namesIn = (server: FakeContent) =>
    Object.fromEntries(
      server.content.projects.periods.map(({ name, completed: rows }) => [name, rows.map(({ project }) => project)]),
    );

  it('is sorted into the periods of their dates, with new ones where there are none, and undone at once', async () => {
    const { user, server } = await importFile(YEARS);
    const before = namesIn(server);
    await user.click(await dialog().findByLabelText('Add to the periods of their completion dates'));
    const said =
      '1 to 1998, a new period; 1 to 2015-2018; 1 to 2023; 2 to 2024; 1 to 2027, a new period (1 without a date stay in 2024).';
    expect(dialog().getByText(said)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Import 6 projects' }));
    await waitFor(() =>
      expect(namesIn(server)).toEqual({
        ...before,
        '1998': ['Wharf at Bani'],
        '2015-2018': [...before['2015-2018'], 'Road at Gerona'],
        '2023': [...before['2023'], 'School at Moncada'],
        '2024': [...before['2024'], 'Bridge at Camiling', 'Hall at Anao'],
        '2027': ['Dike at Capas'],
      }),
    );
    const school = server.content.projects.periods.find(({ name }) => name === '2023')!.completed.at(-1)!;
    expect(school.kind).toBe('Roads');
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!); // behind the one of the sheet
    await waitFor(() => expect(namesIn(server)).toEqual(before));
  });

  it('has each kind of work that is not in the list taken as a new one, or as one that is there', async () => {
    const { user, server } = await importFile('Project,Type of work\nHall,Buildings\nPier,Piers\nLane,roads');
    await user.selectOptions(await dialog().findByLabelText(/^Buildings/), 'Public buildings');
    expect(dialog().getByLabelText(/^Piers/)).toHaveDisplayValue('Add “Piers” to the list');
    expect(dialog().queryByLabelText(/^roads/i)).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Import 3 projects' }));
    const kinds = ['Public buildings', 'Piers', 'Roads'];
    await waitFor(() =>
      expect(
        rowsOf(server)
          .slice(-3)
          .map(({ kind }) => kind),
      ).toEqual(kinds),
    );
  });

  it('is not asked about where all are of the period that is open', async () => {
    await importFile('Project,Date completed\nBridge at Camiling,2024-05-03');
    expect(await dialog().findByText('1 of 1 rows can be imported.')).toBeVisible();
    expect(dialog().queryByLabelText(/periods of their completion/)).not.toBeInTheDocument();
  });
});
