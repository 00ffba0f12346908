import { screen, waitFor, within } from '@testing-library/react';
import type { Project } from '#shared/content/documents/projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { expectCopied } from '#client/testing/clipboard.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const PERIOD = '2020';
const PATH = projectPath(PERIOD);
const { completed, subcontracted } = SAMPLE.projects.periods.find(({ name }) => name === PERIOD)!;
const [first, second] = completed;
const last = subcontracted.at(-1)!;

const dialogOf = ({ project }: Project) => screen.findByRole('dialog', { name: project });
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

async function open(project: Project, at = PATH, content: Parameters<typeof renderApp>[2] = {}) {
  const { user } = renderApp(at, {}, content);
  await user.click(await screen.findByRole('button', { name: project.project }));
  return { user, dialog: await dialogOf(project) };
}

/** A site whose list of 2020 has this project first. */
const withFirst = (project: Project, clients = true) => ({
  content: { projects: { periods: [{ name: PERIOD, clients, completed: [project, second], subcontracted: [] }] } },
});

const factsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('an open project', () => {
  it('says its client, kind and year, and what else is known', async () => {
    const known = { ...first, status: 'Turned over', completedOn: '2020-06-12', scope: '1.2 km of road' };
    const { dialog } = await open(known, PATH, withFirst(known));
    expect(factsOf(dialog)).toEqual([
      ['Client', first.client],
      ['Type of work', first.kind],
      ['Year', '2020'],
      ['Status', 'Turned over'],
      ['Completed on', '12 June 2020'],
      ['Scope', '1.2 km of road'],
    ]);
  });

  it('says no client where the list shows none, and nothing that is not known', async () => {
    const bare = { ...first, kind: undefined };
    const { dialog } = await open(bare, PATH, withFirst(bare, false));
    expect(factsOf(dialog)).toEqual([['Year', '2020']]);
  });

  it('leads to the others of its kind, and to the form for a quote', async () => {
    const { dialog } = await open(first);
    const link = (name: string) => within(dialog).getByRole('link', { name });
    expect(link(first.kind!)).toHaveAttribute('href', `/projects?kind=${first.kind}`);
    expect(link('Request a free quote')).toHaveAttribute('href', '/offers');
  });

  it('has a link that can be copied', async () => {
    const { user } = await open(second);
    await user.click(button('Copy link'));
    await expectCopied(`${location.origin}${PATH}?project=${second.id}`);
  });

  it('shows its photographs first, with caption, place and day, and then the picture of its kind', async () => {
    const photo = { picture: { picture: 'p-0123456789ab', alt: 'A road.' }, caption: 'The first lane' };
    const photos = [
      { ...photo, place: 'Gerona', takenOn: '2020-05-02' },
      { ...photo, caption: 'The second lane' },
    ];
    const shown = { ...first, photos };
    const { dialog } = await open(shown, PATH, withFirst(shown));
    const figures = within(dialog).getAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'The first laneGerona, 2 May 2020',
      'The second lane',
      MESSAGES.projects.illustrationNote,
    ]);
    expect(within(figures[0]).getByRole('img', { name: 'A road.' })).toBeInTheDocument();
  });

  it('does not call its photographs no image', async () => {
    const photos = [{ picture: { picture: 'p-0123456789ab', alt: 'A road.' }, caption: 'The first lane' }];
    const shown = { ...first, picture: null, photos };
    const { dialog } = await open(shown, PATH, withFirst(shown));
    expect(within(dialog).queryByText(MESSAGES.projects.noImage)).not.toBeInTheDocument();
  });
});

describe('the neighbours of an open project', () => {
  it('open with the buttons, which keep the focus', async () => {
    const { user } = await open(first);
    await user.click(button('Next'));
    expect(await dialogOf(second)).toHaveTextContent('2 of 34');
    expect(button('Next')).toHaveFocus();
    await user.click(button('Previous'));
    expect(await dialogOf(first)).toBeVisible();
  });

  it('open with the arrow keys, through both lists, and end with the last', async () => {
    const { user } = await open(subcontracted.at(-2)!);
    await user.keyboard('{ArrowRight}');
    expect(await dialogOf(last)).toHaveTextContent('34 of 34');
    await user.keyboard('{ArrowRight}');
    expect(await dialogOf(last)).toBeVisible();
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowLeft}');
    expect(await dialogOf(subcontracted.at(-2)!)).toBeVisible();
  });

  it('are those that the filter leaves', async () => {
    const bridges = completed.filter(({ kind }) => kind === 'Bridges');
    const { user } = await open(bridges[0], `${PATH}?kind=Bridges`);
    await user.keyboard('{ArrowRight}');
    expect(await dialogOf(bridges[1])).toBeVisible();
  });

  it('are one entry of the history: closing leads to the list, and to the name of the last one', async () => {
    const { user } = await open(first);
    await user.click(button('Next'));
    await dialogOf(second);
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: second.project })).toHaveFocus();
  });
});
