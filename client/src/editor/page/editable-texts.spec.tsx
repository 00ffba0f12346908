import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { FakeContent, openEditor } from '../../testing/editor.ts';
import { renderApp } from '../../testing/render-app.tsx';

const main = async () => within((await screen.findByRole('heading', { level: 1 })).closest('main')!);

/** As a person types over a text that was clicked. */
async function typeOver({ user }: Awaited<ReturnType<typeof openEditor>>, element: HTMLElement, text: string) {
  await user.pointer({ target: element, keys: '[MouseLeft]' });
  expect(element).toHaveAttribute('contenteditable');
  fireEvent(element, new InputEvent('beforeinput', { bubbles: true, cancelable: true }));
  element.firstChild!.nodeValue = text;
  fireEvent.input(element);
}

const PERIOD = SAMPLE.projects.periods.find(
  ({ clients, completed }) => clients && completed.filter(({ client }) => client === completed[0].client).length > 2,
)!;
const CLIENT = PERIOD.completed[0].client!;
const rows = PERIOD.completed.filter(({ client }) => client === CLIENT);
const last = rows.at(-1)!;

const savedRows = (server: FakeContent) =>
  server.content.projects.periods.find(({ name }) => name === PERIOD.name)!.completed;

describe('a text that is typed on the page', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('is that of its own row, however often it stands there', async () => {
    const view = await openEditor(projectPath(PERIOD.name));
    const cells = (await main()).getAllByRole('cell', { name: CLIENT });
    expect(cells).toHaveLength(rows.length);
    await typeOver(view, cells.at(-1)!, 'Another client');
    const expected = PERIOD.completed.map((row) => (row.id === last.id ? { ...row, client: 'Another client' } : row));
    await waitFor(() => expect(savedRows(view.server)).toEqual(expected));
  });

  it('stays with its row while a colleague moves that', async () => {
    const view = await openEditor(projectPath(PERIOD.name));
    const cells = (await main()).getAllByRole('cell', { name: CLIENT });
    savedRows(view.server).reverse();
    await typeOver(view, cells.at(-1)!, 'Another client');
    const expected = PERIOD.completed.map((row) => (row.id === last.id ? { ...row, client: 'Another client' } : row));
    await waitFor(() => expect(savedRows(view.server)).toEqual(expected.toReversed()));
  });

  it('is typed with the first press, however busy the browser is', async () => {
    Object.assign(window, { requestIdleCallback: jest.fn(), cancelIdleCallback: jest.fn() }); // never idle
    const view = await openEditor(PATHS.about);
    const mission = (await main()).getByText(SAMPLE.about.mission);
    expect(mission).not.toHaveAttribute('data-edit');
    await typeOver(view, mission, 'We build.');
    await waitFor(() => expect(view.server.content.about.mission).toBe('We build.'));
  });

  it('is no change with nothing but spaces at its end', async () => {
    const view = await openEditor(PATHS.about);
    const mission = (await main()).getByText(SAMPLE.about.mission);
    await typeOver(view, mission, `${SAMPLE.about.mission} `);
    fireEvent.focusOut(mission);
    await typeOver(view, (await main()).getByText(SAMPLE.about.vision), 'Other words.');
    await waitFor(() => expect(view.server.content.about.vision).toBe('Other words.'));
    expect(view.server.content.about.mission).toBe(SAMPLE.about.mission);
  });

  it('is that of the organizational chart', async () => {
    const view = await openEditor(PATHS.about);
    const chart = within((await main()).getByRole('img', { name: /^Organizational chart/ }));
    await typeOver(view, chart.getByText(SAMPLE.about.chart.head), 'Owner');
    await waitFor(() => expect(view.server.content.about.chart.head).toBe('Owner'));
  });

  it('is its own paragraph, where two say the same', async () => {
    const server = new FakeContent();
    server.content.about.history = ['We build.', 'We build.'];
    const view = await openEditor(PATHS.about, server);
    const [, second] = await (await main()).findAllByText('We build.');
    await typeOver(view, second, 'We build well.');
    await typeOver(view, second, 'We build very well.');
    await waitFor(() => expect(server.content.about.history).toEqual(['We build.', 'We build very well.']));
    expect(second).toBeVisible();
  });
});

describe('what is clicked on the page', () => {
  const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));

  it('is open in the panel, and typed where it stands', async () => {
    const view = await openEditor(PATHS.about);
    const text = await (await main()).findByText(SAMPLE.about.principles[0].words[0].word);
    await waitFor(() => expect(text).toHaveAttribute('data-edit'));
    expect(panel().queryByLabelText('Word')).not.toBeInTheDocument();
    await typeOver(view, text, 'Eagerness');
    fireEvent.click(text);
    const [field] = await panel().findAllByLabelText('Word');
    await waitFor(() => expect(field).toHaveValue('Eagerness'));
    expect(field.closest('[data-current]')).toHaveAttribute('data-spot', text.dataset.edit);
  });

  it('is open and focused in the panel where it is no text', async () => {
    const { user } = await openEditor(PATHS.home);
    const [slide] = await (await main()).findAllByAltText(SAMPLE.home.slides[0].alt);
    await waitFor(() => expect(slide).toHaveAttribute('data-edit'));
    await user.click(slide);
    const entry = panel().getByRole('group', { name: /^Six-story concrete/ });
    await waitFor(() => expect(entry).toContainElement(document.activeElement as HTMLElement));
  });

  it('is open and focused in the panel where a sentence is worded from it', async () => {
    const { user } = await openEditor(PATHS.about);
    const fact = (await main()).getByText(`About ${SAMPLE.firm.yearsOperating} years`);
    await waitFor(() => expect(fact.closest('[data-edit]')).not.toBeNull());
    await user.click(fact);
    await waitFor(() => expect(panel().getByLabelText('Years in operation')).toHaveFocus());
  });

  it('is shown on the page when it is edited in the panel, also on a slide that was not shown', async () => {
    const { user } = await openEditor(PATHS.home);
    const [, second] = SAMPLE.home.slides;
    await user.click(panel().getByRole('button', { name: /^Slides/ }));
    await user.click(panel().getByRole('button', { name: /^Concrete girder bridge/ }));
    expect(await (await main()).findByAltText(second.alt)).toBeVisible();
    const carousel = within(screen.getByRole('region', { name: 'What we build' }));
    expect(carousel.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('says that it cannot be edited where it is no content', async () => {
    const { user } = await openEditor(PATHS.privacy);
    await user.click((await main()).getByRole('heading', { level: 1 }));
    expect(await screen.findByText(/^This text is part of the page’s design/)).toBeVisible();
  });
});

it('names no place to visitors', async () => {
  renderApp(PATHS.about);
  await (await main()).findByText(SAMPLE.about.mission);
  expect(document.querySelector('[data-edit]')).toBeNull();
});
