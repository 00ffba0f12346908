import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { renderApp } from '#client/testing/render-app.tsx';

const { periods } = SAMPLE.projects;
const ALL = periods.flatMap(({ completed, subcontracted }) => [...completed, ...subcontracted]);
const HEADING = { name: SAMPLE.home.work.heading };

async function openHome(at: string = PATHS.home) {
  const { user } = renderApp(at);
  const heading = await screen.findByRole('heading', HEADING);
  return { user, section: within(heading.closest('section')!) };
}

const opensDialog = (link: HTMLElement) => link.getAttribute('aria-haspopup') === 'dialog';

describe('what the firm has built, on the home page', () => {
  it('is counted from the lists', async () => {
    const { section } = await openHome();
    const figures = section.getAllByRole('term').map((term) => [term.nextSibling?.textContent, term.textContent]);
    expect(figures.slice(0, 2)).toEqual([
      [String(ALL.length), 'projects'],
      [`${periods[0].name}–2024`, 'years on record'],
    ]);
    const named = ALL.filter(({ client }) => client).length;
    expect(figures.at(-1)?.[1]).toBe(`public works (${named} projects with a named client)`);
  });

  it('opens six of the newest projects, each with a picture', async () => {
    const { user, section } = await openHome();
    const links = section.getAllByRole('link').filter(opensDialog);
    expect(links).toHaveLength(6);
    for (const link of links) expect(within(link.closest('li')!).getByRole('img')).toBeInTheDocument();
    await user.click(links[1]);
    const dialog = await screen.findByRole('dialog', { name: links[1].textContent });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: SAMPLE.home.banner })).toBeInTheDocument();
  });

  it('opens the project that the address names', async () => {
    const [newest] = periods.findLast(({ completed }) => completed.length > 0)!.completed;
    await openHome(`${PATHS.home}?project=2024-${newest.id}`);
    expect(await screen.findByRole('dialog', { name: newest.project })).toBeVisible();
  });

  it('says that pictures of a kind of work are not of the projects', async () => {
    const { section } = await openHome();
    expect(section.getByText(MESSAGES.projects.illustrationNote)).toBeVisible();
  });

  it('leads to every list with projects, and to the search of all', async () => {
    const { section } = await openHome();
    const years = section.getByRole('navigation', { name: 'Completed projects by year' });
    const links = within(years).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...periods
        .filter(({ completed }) => completed.length > 0)
        .map(({ name }) => projectPath(name))
        .reverse(),
      PATHS.projects,
    ]);
  });

  it('is not there while every list is empty', async () => {
    const empty = periods.map((period) => ({ ...period, completed: [], subcontracted: [] }));
    renderApp(PATHS.home, {}, { content: { projects: { periods: empty } } });
    await screen.findByRole('heading', { name: SAMPLE.home.offers.heading });
    expect(screen.queryByRole('heading', HEADING)).not.toBeInTheDocument();
  });
});
