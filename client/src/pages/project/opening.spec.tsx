import { screen, waitFor, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import type { Project } from '#shared/content/documents/projects';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { thorough } from '#shared/testing/thorough';
import { renderApp } from '../../testing/render-app.tsx';

const PATH = projectPath('2020');

const { completed, subcontracted } = SAMPLE.projects.periods.find(({ name }) => name === '2020')!;
const pictured = completed.find(({ picture }) => picture)!;
const bare = completed.find(({ picture, location }) => !picture && location)!;
const nowhere = completed.find(({ location }) => location === null)!;
const [subcon] = subcontracted;

const opener = ({ project }: Project) => screen.findByRole('button', { name: project });
const dialogOf = ({ project }: Project) => screen.findByRole('dialog', { name: project });

async function openProject(project: Project) {
  const { user } = renderApp(PATH);
  await user.click(await opener(project));
  return { user, dialog: await dialogOf(project) };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a click on the name of a project', () => {
  it('opens it with its name, location and picture', async () => {
    const { dialog } = await openProject(pictured);
    expect(within(dialog).getByRole('heading', { name: pictured.project })).toBeInTheDocument();
    expect(within(dialog).getByText(pictured.location!)).toBeInTheDocument();
    expect(within(dialog).getByRole('img', { name: pictured.picture!.alt })).toBeInTheDocument();
    expect(within(dialog).getByText(MESSAGES.projects.illustrationNote)).toBeInTheDocument();
    expect(within(dialog).queryByText(MESSAGES.projects.noImage)).not.toBeInTheDocument();
  });

  it('says so when it has no picture', async () => {
    const { dialog } = await openProject(bare);
    expect(within(dialog).getByText('No image available for this project.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
  });

  thorough.it('shows a dash for a location that is not known', async () => {
    const { dialog } = await openProject(nowhere);
    expect(within(dialog).getByText('—')).toBeInTheDocument();
  });

  it('opens those of the second table too', async () => {
    const { dialog } = await openProject(subcon);
    expect(within(dialog).getByText(subcon.location!)).toBeInTheDocument();
  });
});

describe('an open project', () => {
  thorough.it('leaves the page behind it where it is', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { user, dialog } = await openProject(pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(await opener(pictured)).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('closes on its button', async () => {
    const { user, dialog } = await openProject(pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
  });

  it('closes on a click outside, not on one inside', async () => {
    const { user, dialog } = await openProject(pictured);
    await user.click(within(dialog).getByText(pictured.location!));
    expect(dialog).toBeVisible();
    await user.click(dialog); // the target of a click on the backdrop
    await expectClosed();
  });

  it('has a small photograph beside its name where it has one of its own: lazy, and without words', async () => {
    const photo = { picture: { picture: 'p-0123456789ab', alt: 'A road.' }, caption: 'The road' };
    const own = { ...pictured, photos: [photo] };
    const period = { name: '2020', clients: true, completed: [own, bare], subcontracted: [] };
    renderApp(PATH, {}, { content: { projects: { periods: [period] } } });
    const small = within(await opener(own)).getByRole('presentation');
    expect(small).toHaveAttribute('loading', 'lazy');
    expect(small).toHaveAttribute('sizes', '72px');
    expect(within(await opener(bare)).queryByRole('presentation')).not.toBeInTheDocument();
  });

  it('has a drawing of its kind in the dialog alone', async () => {
    renderApp(PATH);
    expect(within(await opener(pictured)).queryByRole('presentation')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByRole('img')).not.toBeInTheDocument();
  });

  thorough.it('makes place for another one', async () => {
    const { user, dialog } = await openProject(pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await user.click(await opener(bare));
    expect(await dialogOf(bare)).toBeVisible();
  });
});

describe('an address that names a project', () => {
  it('opens it at once, and gives the focus to its name when it closes', async () => {
    const { user } = renderApp(`${PATH}?project=${pictured.id}`);
    const dialog = await dialogOf(pictured);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(await opener(pictured)).toHaveFocus();
  });

  it.each(['999', '', '1.0', 'road'])('shows the list alone when there is no project %p', async (id) => {
    renderApp(`${PATH}?project=${id}`);
    expect(await opener(pictured)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
