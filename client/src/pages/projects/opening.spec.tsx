import { screen, waitFor, within } from '@testing-library/react';
import { projectPath } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { loadProjects } from '../../content/projects/load.ts';
import { PICTURE_NOTE, PROJECT_PICTURES } from '../../content/projects/pictures.ts';
import type { PublicProject } from '../../content/projects/project.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PATH = projectPath('2020');

async function examples() {
  const { completed, subcontracted = [] } = await loadProjects('2020');
  const find = (test: (project: PublicProject) => unknown) => completed.find(test)!;
  return {
    pictured: find(({ image }) => image),
    bare: find(({ image, location }) => !image && location),
    nowhere: find(({ location }) => location === null),
    subcon: subcontracted[0],
  };
}

const opener = ({ project }: PublicProject) => screen.findByRole('button', { name: project });
const dialogOf = ({ project }: PublicProject) => screen.findByRole('dialog', { name: project });

async function openProject(project: PublicProject) {
  const { user } = renderApp(PATH);
  await user.click(await opener(project));
  return { user, dialog: await dialogOf(project) };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a click on the name of a project', () => {
  it('opens it with its name, location and picture', async () => {
    const { pictured } = await examples();
    const { dialog } = await openProject(pictured);
    expect(within(dialog).getByRole('heading', { name: pictured.project })).toBeInTheDocument();
    expect(within(dialog).getByText(pictured.location!)).toBeInTheDocument();
    expect(within(dialog).getByRole('img', { name: PROJECT_PICTURES[pictured.image!].alt })).toBeInTheDocument();
    expect(within(dialog).getByText(PICTURE_NOTE)).toBeInTheDocument();
    expect(within(dialog).queryByText(MESSAGES.projects.noImage)).not.toBeInTheDocument();
  });

  it('says so when it has no picture', async () => {
    const { dialog } = await openProject((await examples()).bare);
    expect(within(dialog).getByText('No image available for this project.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows a dash for a location that is not known', async () => {
    const { dialog } = await openProject((await examples()).nowhere);
    expect(within(dialog).getByText('—')).toBeInTheDocument();
  });

  it('opens those of the second table too', async () => {
    const { subcon } = await examples();
    const { dialog } = await openProject(subcon);
    expect(within(dialog).getByText(subcon.location!)).toBeInTheDocument();
  });
});

describe('an open project', () => {
  it('leaves the page behind it where it is', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { pictured } = await examples();
    const { user, dialog } = await openProject(pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(await opener(pictured)).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('closes on its button', async () => {
    const { user, dialog } = await openProject((await examples()).pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
  });

  it('closes on a click outside, not on one inside', async () => {
    const { pictured } = await examples();
    const { user, dialog } = await openProject(pictured);
    await user.click(within(dialog).getByText(pictured.location!));
    expect(dialog).toBeVisible();
    await user.click(dialog); // the target of a click on the backdrop
    await expectClosed();
  });

  it('fetches no picture before', async () => {
    const { pictured } = await examples();
    renderApp(PATH);
    await opener(pictured);
    expect(within(screen.getByRole('main')).queryByRole('img')).not.toBeInTheDocument();
  });

  it('makes place for another one', async () => {
    const { pictured, bare } = await examples();
    const { user, dialog } = await openProject(pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await user.click(await opener(bare));
    expect(await dialogOf(bare)).toBeVisible();
  });
});

describe('an address that names a project', () => {
  it('opens it at once, and gives the focus to its name when it closes', async () => {
    const { pictured } = await examples();
    const { user } = renderApp(`${PATH}?project=${pictured.id}`);
    const dialog = await dialogOf(pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(await opener(pictured)).toHaveFocus();
  });

  it.each(['999', '', '1.0', 'road'])('shows the list alone when there is no project %p', async (id) => {
    renderApp(`${PATH}?project=${id}`);
    expect(await opener((await examples()).pictured)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
