import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Project } from '#shared/content/documents/projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { thorough } from '#shared/testing/thorough';
import { FakeContent, openEditor, UPLOADED } from '#client/testing/editor.ts';
import type { Responses } from '#client/testing/fake-api.ts';

const PERIOD = '2024';
const { completed } = SAMPLE.projects.periods.find(({ name }) => name === PERIOD)!;

const rowsOf = (server: FakeContent): Project[] =>
  server.content.projects.periods.find(({ name }) => name === PERIOD)!.completed;
const periodsOf = (server: FakeContent) => server.content.projects.periods.map(({ name }) => name);

async function press(button: string, responses: Responses = {}) {
  const view = await openEditor(projectPath(PERIOD), new FakeContent(), responses);
  const tools = within(await screen.findByRole('group', { name: `Projects ${PERIOD}` }));
  await view.user.click(tools.getByRole('button', { name: button }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

describe('"Add a project" by the table', () => {
  it('asks for what visitors see of it, and puts it into the table', async () => {
    const { user, server, dialog } = await press('Add a project');
    await user.type(dialog.getByLabelText('Project'), 'Bridge at Camiling');
    await user.type(dialog.getByLabelText(/^Location/), 'Camiling');
    await user.type(dialog.getByLabelText(/^Cost/), '₱1,200,000');
    await user.click(dialog.getByRole('button', { name: 'Add project' }));
    await waitFor(() =>
      expect(rowsOf(server).at(-1)).toMatchObject({
        project: 'Bridge at Camiling',
        location: 'Camiling',
        cost: 1_200_000,
      }),
    );
    const table = screen.getByRole('table');
    expect(within(table).getByRole('button', { name: 'Bridge at Camiling' })).toBeVisible();
  });

  it('takes the kind of work, and photographs one after the other', async () => {
    const { user, server, dialog } = await press('Add a project');
    await user.type(dialog.getByLabelText('Project'), 'Bridge at Camiling');
    await user.selectOptions(dialog.getByLabelText(/^Type of work/), 'Bridges');
    for (const [index, caption] of ['The first span', 'The last span'].entries()) {
      await user.click(dialog.getByRole('button', { name: 'Add a photograph' }));
      await user.type(dialog.getAllByLabelText('Caption')[index], caption);
    }
    const [, place] = dialog.getAllByLabelText(/^Place/);
    await user.type(place, 'Camiling');
    const blank = { picture: '', alt: '' };
    await waitFor(() =>
      expect(rowsOf(server).at(-1)).toMatchObject({
        kind: 'Bridges',
        photos: [
          { picture: blank, caption: 'The first span' },
          { picture: blank, caption: 'The last span', place: 'Camiling' },
        ],
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Add project' }));
    expect(dialog.getAllByRole('alert').at(-1)).toHaveTextContent('Choose a picture.');
  });

  it('takes a new kind of work, which the list has from then on, and no other spelling of one', async () => {
    const { user, server, dialog } = await press('Add a project');
    fireEvent.change(dialog.getByLabelText('Project'), { target: { value: 'Bridge at Camiling' } });
    const kind = dialog.getByLabelText(/^Type of work/);
    const typeKind = async (text: string) => {
      await user.selectOptions(kind, 'Another type...');
      fireEvent.change(dialog.getByLabelText(/^New type of work/), { target: { value: text } });
      await user.tab();
    };
    await typeKind('roads');
    expect(kind).toHaveValue('Roads');
    await typeKind('Piers');
    expect(kind).toHaveValue('Piers');
    await waitFor(() => expect(rowsOf(server).at(-1)).toMatchObject({ kind: 'Piers' }));
    await user.selectOptions(kind, 'Roads');
    await user.selectOptions(kind, 'None');
    await waitFor(() => expect(rowsOf(server).at(-1)).toMatchObject({ kind: null }));
  });

  it('proposes a description of the picture by the project, where a camera has named the file', async () => {
    const { user, server, dialog } = await press('Add a project', {
      'POST /admin/pictures': { status: 201, body: { ...UPLOADED, name: 'IMG_20260302.jpg', alt: '' } },
    });
    fireEvent.change(dialog.getByLabelText('Project'), { target: { value: 'Bridge' } });
    fireEvent.change(dialog.getByLabelText(/^Location/), { target: { value: 'Camiling' } });
    await user.click(dialog.getByRole('button', { name: 'Choose a picture' }));
    const library = within(screen.getByRole('dialog', { name: 'Picture: choose a picture' }));
    await user.upload(library.getByLabelText('Upload pictures'), [new File(['x'], 'IMG.jpg', { type: 'image/jpeg' })]);
    await waitFor(() =>
      expect(rowsOf(server).at(-1)).toMatchObject({ picture: { picture: UPLOADED._id, alt: 'Bridge, Camiling' } }),
    );
  });

  it('adds nothing before something is typed', async () => {
    const { user, server, dialog } = await press('Add a project');
    await user.click(dialog.getByLabelText('Project'));
    await user.tab();
    fireEvent(window, new Event('pagehide'));
    await screen.findByText('Saved');
    expect(rowsOf(server)).toEqual(completed);
  });

  it('adds nothing when it is closed, and opens again as it was with Undo', async () => {
    const { user, server, dialog } = await press('Add a project');
    await user.type(dialog.getByLabelText(/^Location/), 'Camiling');
    await user.type(dialog.getByLabelText(/^Cost/), 'to follow');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^The project was added/)).not.toBeInTheDocument();
    await waitFor(() => expect(rowsOf(server)).toEqual(completed));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const again = within(await screen.findByRole('dialog', { name: `Add a project to ${PERIOD}` }));
    expect(again.getByLabelText(/^Location/)).toHaveValue('Camiling');
    expect(again.getByLabelText(/^Cost/)).toHaveValue('to follow');
    await user.type(again.getByLabelText('Project'), 'Bridge');
    await user.clear(again.getByLabelText(/^Cost/));
    await user.click(again.getByRole('button', { name: 'Add project' }));
    await waitFor(() => expect(rowsOf(server).at(-1)).toMatchObject({ project: 'Bridge', location: 'Camiling' }));
  });

  it('shows the new row, with the focus on it', async () => {
    const { user, dialog } = await press('Add a project');
    await user.type(dialog.getByLabelText('Project'), 'Bridge at Camiling');
    await user.click(dialog.getByRole('button', { name: 'Add project' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bridge at Camiling' })).toHaveFocus());
  });

  it('says what is missing, and leaves nothing behind when it is cancelled', async () => {
    const { user, server, dialog } = await press('Add a project');
    await user.type(dialog.getByLabelText(/^Location/), 'Camiling');
    await user.click(dialog.getByRole('button', { name: 'Add project' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Project is required.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(rowsOf(server)).toEqual(completed));
  });
});

describe('what is wrong in "Add a project"', () => {
  thorough.it('is not told of a field before that was left', async () => {
    const { user, dialog } = await press('Add a project');
    expect(dialog.queryByText('Project is required.')).not.toBeInTheDocument();
    await user.click(dialog.getByLabelText('Project'));
    expect(dialog.getByLabelText('Project')).toBeValid();
    await user.tab();
    expect(dialog.getByText('Project is required.')).toBeVisible();
    expect(dialog.getByLabelText('Project')).toBeInvalid();
  });

  it('is told of all fields after "Add project"', async () => {
    const { user, dialog } = await press('Add a project');
    await user.click(dialog.getByRole('button', { name: 'Add project' }));
    expect(dialog.getByLabelText('Project')).toBeInvalid();
  });

  it('keeps a cost that is no number from being forgotten', async () => {
    const { user, server, dialog } = await press('Add a project');
    await user.type(dialog.getByLabelText('Project'), 'Bridge');
    await user.type(dialog.getByLabelText(/^Cost/), 'to follow');
    expect(dialog.getByLabelText(/^Cost/)).toBeValid();
    await user.click(dialog.getByRole('button', { name: 'Add project' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Cost must be a number, in pesos.');
    expect(dialog.getByLabelText(/^Cost/)).toHaveValue('to follow');
    await user.clear(dialog.getByLabelText(/^Cost/));
    await user.type(dialog.getByLabelText(/^Cost/), '5');
    await user.click(dialog.getByRole('button', { name: 'Add project' }));
    await waitFor(() => expect(rowsOf(server).at(-1)).toMatchObject({ project: 'Bridge', cost: 5 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('"Add a period" by the table', () => {
  it('adds it at the place of its years, and goes to its page', async () => {
    const { user, server, dialog } = await press('Add a period');
    await user.type(dialog.getByLabelText('Years'), '2026{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Completed Projects 2026' })).toBeVisible();
    await waitFor(() => expect(periodsOf(server).at(-1)).toBe('2026'));
    expect(await screen.findByRole('link', { name: /Previous/ })).toHaveAttribute('href', projectPath('2025'));
  });

  thorough.it('may be before all others', async () => {
    const { user, server, dialog } = await press('Add a period');
    await user.type(dialog.getByLabelText('Years'), ' 1998 – 2001 {Enter}');
    await waitFor(() => expect(periodsOf(server)[0]).toBe('1998-2001'));
  });

  thorough.it.each([
    ['next year', 'Years must be one year such as 2026, or two such as 2015-2018.'],
    ['2030-2027', 'The second year must be later, such as 2015-2018.'],
    ['2024-2026', 'A period that begins in 2024 already exists: 2024.'],
  ])('refuses %s', async (years, sentence) => {
    const { user, server, dialog } = await press('Add a period');
    await user.type(dialog.getByLabelText('Years'), `${years}{Enter}`);
    expect(dialog.getByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Years')).toBeInvalid();
    expect(server.content.projects).toEqual(SAMPLE.projects);
  });
});
