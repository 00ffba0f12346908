import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { expectLog } from '../../testing/environment/console.ts';
import { resetStores } from '../../testing/environment/stores.ts';
import type { Asked, Reply } from '../../testing/fake-api.ts';
import { FakeContent, openEditor } from '../../testing/editor.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const banner = () => panel().getByLabelText('Banner');
const press = async (user: Awaited<ReturnType<typeof openEditor>>['user'], name: string) =>
  user.click(panel().getByRole('button', { name: new RegExp(`^${name}( \\(\\d+\\) changes?)?$`) }));

const changedTo = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'LI' && element.textContent.includes(`After${text}`);

async function openDiscard(user: Awaited<ReturnType<typeof openEditor>>['user']) {
  await press(user, 'More');
  await press(user, 'Discard changes');
}

async function withBanner(text: string) {
  const view = await openEditor(PATHS.home);
  await view.user.clear(banner());
  if (text) await view.user.type(banner(), text);
  await waitFor(() => expect(view.server.content.home.banner).toBe(text));
  return view;
}

describe('publishing in the editor', () => {
  it('says in words what will change, and publishes it', async () => {
    const { user, server } = await withBanner('We build');
    await press(user, 'Publish');
    expect(await dialog('Publish').findByRole('listitem')).toHaveTextContent(
      `Home page › BannerBefore${SAMPLE.home.banner}AfterWe build`,
    );
    await user.click(await dialog('Publish').findByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.getByText('Published. Visitors can see it now.')).toBeVisible());
    expect(server.published.home.banner).toBe('We build');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('marks the words that differ, and shortens those around them', async () => {
    const server = new FakeContent();
    const { user } = await openEditor(PATHS.home, server);
    const words = SAMPLE.about.mission.split(' ');
    server.changeElsewhere('about', { mission: [...words.slice(0, -1), 'and', 'dry.'].join(' ') });
    await press(user, 'Publish');
    const change = within(await dialog('Publish').findByRole('listitem'));
    expect(change.getByRole('deletion')).toHaveTextContent(words.at(-1)!);
    expect(change.getByRole('insertion')).toHaveTextContent('and dry.');
    expect(change.getAllByRole('definition')[0]).toHaveTextContent(/^…(\S+ ){12}\S+$/);
  });

  thorough.it('shows a change as a sentence when its two texts cannot be told apart', async () => {
    const server = new FakeContent();
    const { user } = await openEditor(PATHS.home, server);
    server.changeElsewhere('about', { mission: 'From "here" to "there"' });
    await press(user, 'Publish');
    expect(await dialog('Publish').findByRole('listitem')).toHaveTextContent(
      /^About the company › Mission: changed from .* to "there"/,
    );
  });

  it('leads from a problem to its field', async () => {
    const { user } = await withBanner('');
    await press(user, 'Publish');
    expect(await dialog('Publish').findByRole('button', { name: 'Publish now' })).toBeDisabled();
    await user.click(await dialog('Publish').findByRole('button', { name: 'Home page › Banner: Banner is required.' }));
    await waitFor(() => expect(banner()).toHaveFocus());
  });

  thorough.it('says so when there is nothing to publish', async () => {
    const { user } = await openEditor(PATHS.home);
    await press(user, 'Publish');
    expect(await dialog('Publish').findByText('Nothing to publish. Visitors already see this version.')).toBeVisible();
    expect(dialog('Publish').queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    expect(panel().getByText('No unpublished changes.')).toBeInTheDocument();
  });

  thorough.it('publishes nothing that the page has not shown', async () => {
    const { user, server } = await withBanner('We build');
    await press(user, 'Publish');
    await dialog('Publish').findByRole('button', { name: 'Publish now' });
    server.changeElsewhere('about', { mission: 'To build well.' });
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.getByText('Published. Visitors can see it now.')).toBeVisible());
    expect(server.published).toMatchObject({ home: { banner: 'We build' }, about: { mission: SAMPLE.about.mission } });
    expect(server.content.about.mission).toBe('To build well.');
  });

  thorough.it('shows what another one has changed before that is published, too', async () => {
    expectLog(/could not be changed/);
    const { user, server } = await withBanner('We build');
    await press(user, 'Publish');
    await dialog('Publish').findByRole('button', { name: 'Publish now' });
    server.changeElsewhere('home', { banner: 'They build' });
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    expect(await dialog('Publish').findByText(changedTo('They build'))).toBeVisible();
    expect(dialog('Publish').getByText('Someone else has changed a draft.')).toBeVisible();
    expect(server.releases).toEqual([]);
  });

  thorough.it('tells why the server refuses, and publishes nothing', async () => {
    const server = new FakeContent();
    expectLog(/could not be changed/);
    const message = 'Someone else has changed a draft.';
    const { user } = await openEditor(PATHS.home, server, {
      'POST /admin/content/publish': { status: 409, body: { message } },
    });
    await user.type(banner(), '!');
    await press(user, 'Publish');
    await waitFor(() => expect(dialog('Publish').getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    expect(await dialog('Publish').findByText(message)).toBeVisible();
    expect(server.published.home.banner).toBe(SAMPLE.home.banner);
  });

  thorough.it.each([
    ['says that it is published when the first answer was lost', 1, 'Published. Visitors can see it now.'],
    ['does not say that nothing was done when no answer comes', 2, /^The server did not respond, so it is unclear/],
  ])('%s', async (_what, lost, said) => {
    if (lost > 1) expectLog(/could not be changed/);
    const server = new FakeContent();
    const publish = server.responses['POST /admin/content/publish'] as Asked;
    const answers: (Reply | Promise<Reply>)[] = [];
    const { user } = await openEditor(PATHS.home, server, {
      'POST /admin/content/publish': (call) => {
        answers.push(answers[0] ?? publish(call)); // the server answers the same drafts with the same release
        return answers.length > lost ? answers[0] : 'network error';
      },
    });
    await user.type(banner(), '!');
    await press(user, 'Publish');
    await waitFor(() => expect(dialog('Publish').getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    expect(server.releases).toHaveLength(1);
  });

  thorough.it('says that it works for as long as the server does', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const late = () => new Promise<Reply>((resolve) => (answer = resolve));
    const server = new FakeContent();
    server.releases = [
      { id: 1, publishedAt: '2025-03-04T01:00:00.000Z', by: 'admin@eclar.example', authors: [], summary: [] },
    ];
    const { user } = await openEditor(PATHS.home, server, {
      'POST /admin/content/publish': late,
      'POST /admin/content/releases/0/restore': late,
    });
    await user.type(banner(), '!');
    for (const [name, button, said] of [
      ['Publish', 'Publish now', /^Building and publishing the pages/],
      ['History', /^Restore the original content/, 'One moment...'],
    ] as const) {
      expectLog(/could not be changed/);
      await press(user, name);
      const work = await dialog(name).findByRole('button', { name: button });
      await waitFor(() => expect(work).toBeEnabled());
      await user.click(work);
      expect(dialog(name).getByText(said)).toHaveRole('status');
      answer({ status: 503, body: { message: 'The database is away.' } });
      expect(await dialog(name).findByText('The database is away.')).toBeVisible();
      expect(dialog(name).queryByText(said)).not.toBeInTheDocument();
      await user.click(dialog(name).getByRole('button', { name: 'Close' }));
    }
  });

  thorough.it('goes on while its dialog is hidden, and then says whether it has worked', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const { user } = await openEditor(PATHS.home, new FakeContent(), {
      'POST /admin/content/publish': () => new Promise<Reply>((resolve) => (answer = resolve)),
    });
    await user.type(banner(), '!');
    await press(user, 'Publish');
    await waitFor(() => expect(dialog('Publish').getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    await user.click(dialog('Publish').getByRole('button', { name: 'Hide' }));
    expect(panel().getByRole('button', { name: 'Publishing...' })).toBeDisabled();
    expectLog(/could not be changed/);
    answer({ status: 503, body: { message: 'The database is away.' } });
    expect(await screen.findByText('The database is away.')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Publish (1) change' })).toBeEnabled();
  });

  it('leaves alone, hidden, what is opened and changed meanwhile', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const server = new FakeContent();
    const published = server.responses['POST /admin/content/publish'] as Asked;
    const { user } = await openEditor(PATHS.home, server, {
      'POST /admin/content/publish': (call) =>
        new Promise<Reply>((resolve) => (answer = resolve)).then(() => published(call)),
    });
    await user.type(banner(), '!');
    await press(user, 'Publish');
    await waitFor(() => expect(dialog('Publish').getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    await user.click(dialog('Publish').getByRole('button', { name: 'Hide' }));
    await user.type(panel().getByLabelText('Mission'), ' Meanwhile.');
    await press(user, 'History');
    answer({});
    expect(await screen.findByText('Published. Visitors can see it now.')).toBeVisible();
    await user.click(dialog('History').getByRole('button', { name: 'Close' }));
    await user.click(panel().getByRole('button', { name: 'Undo the last change' }));
    expect(panel().getByLabelText('Mission')).toHaveValue(SAMPLE.about.mission);
    expect(banner()).toHaveValue(`${SAMPLE.home.banner}!`);
  });

  it('does not take back what is typed and saved while it reads what is published', async () => {
    const server = new FakeContent();
    let isRead = false;
    let answer: () => void = () => undefined;
    const { user } = await openEditor(PATHS.home, server, {
      'GET /admin/content': () => {
        const state = server.state();
        if (server.releases.length === 0 || isRead) return state;
        isRead = true;
        return new Promise<void>((resolve) => (answer = resolve)).then(() => state);
      },
    });
    await user.type(banner(), '!');
    await press(user, 'Publish');
    await waitFor(() => expect(dialog('Publish').getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    await user.click(dialog('Publish').getByRole('button', { name: 'Hide' }));
    await user.type(banner(), '?');
    await waitFor(() => expect(server.content.home.banner).toBe(`${SAMPLE.home.banner}!?`));
    answer();
    expect(await screen.findByText('Published. Visitors can see it now.')).toBeVisible();
    expect(banner()).toHaveValue(`${SAMPLE.home.banner}!?`);
  });

  thorough.it('throws a draft away, and brings it back', async () => {
    const { user, server } = await withBanner('We build');
    await openDiscard(user);
    expect(
      await dialog('Discard changes').findByText(
        'Home page: changed by office@eclar.example and admin@eclar.example, last on Nov 22, 2026, 4:30 PM',
      ),
    ).toBeVisible();
    await user.click(await dialog('Discard changes').findByRole('button', { name: 'Discard all' }));
    await waitFor(() => expect(banner()).toHaveValue(SAMPLE.home.banner));
    expect(server.content.home.banner).toBe(SAMPLE.home.banner);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(banner()).toHaveValue('We build'));
    expect(server.content.home.banner).toBe('We build');
  });

  thorough.it('shows both when another draft stands where one is brought back', async () => {
    expectLog(/An undo failed/);
    const { user, server } = await withBanner('We build');
    await openDiscard(user);
    await user.click(await dialog('Discard changes').findByRole('button', { name: 'Discard all' }));
    await waitFor(() => expect(banner()).toHaveValue(SAMPLE.home.banner));
    server.changeElsewhere('home', { banner: 'They build' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const conflict = within(await screen.findByRole('region', { name: 'Home page › Banner' }));
    expect(conflict.getByText('We build')).toBeVisible();
    expect(conflict.getByText('They build')).toBeVisible();
    expect(server.content.home.banner).toBe('They build');
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.content.home.banner).toBe('We build'));
  });

  thorough.it('shows who published what, and brings the content back that the site came with', async () => {
    const { user } = await withBanner('We build');
    await press(user, 'Publish');
    await waitFor(() => expect(dialog('Publish').getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish' })).not.toBeInTheDocument());
    await press(user, 'History');
    expect(
      await dialog('History').findByText(
        /by admin@eclar.example, written by office@eclar.example and admin@eclar.example/,
      ),
    ).toBeVisible();
    await user.click(dialog('History').getByRole('button', { name: /^Restore the original content/ }));
    await waitFor(() => expect(banner()).toHaveValue(SAMPLE.home.banner));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(banner()).toHaveValue('We build'));
    await press(user, 'History');
    await user.click(await dialog('History').findByRole('button', { name: /^Restore the original content/ }));
    await waitFor(() => expect(banner()).toHaveValue(SAMPLE.home.banner));
    await user.click(panel().getByRole('button', { name: 'Undo the last change' }));
    expect(banner()).toHaveValue('We build');
  });

  it('takes back discarded drafts, and then what was typed before, by the Undo of the panel', async () => {
    const { user, server } = await withBanner('We build');
    const undo = () => user.click(panel().getByRole('button', { name: 'Undo the last change' }));
    await openDiscard(user);
    await user.click(await dialog('Discard changes').findByRole('button', { name: 'Discard all' }));
    await waitFor(() => expect(banner()).toHaveValue(SAMPLE.home.banner));
    await undo();
    expect(banner()).toHaveValue('We build');
    await waitFor(() => expect(server.content.home.banner).toBe('We build'));
    await undo();
    expect(banner()).toHaveValue(SAMPLE.home.banner);
  });

  it('leaves the drafts of a part of the site, its problems too, and what Undo knows of them', async () => {
    const server = new FakeContent();
    const { user } = await openEditor(PATHS.home, server);
    server.changeElsewhere('about', { mission: '' });
    fireEvent.change(banner(), { target: { value: 'We build' } });
    await press(user, 'Publish');
    const now = () => dialog('Publish').getByRole('button', { name: 'Publish now' });
    const about = await dialog('Publish').findByRole('checkbox', { name: 'About the company' });
    expect(now()).toBeDisabled();
    await user.click(about);
    await user.click(now());
    await waitFor(() => expect(server.published.home.banner).toBe('We build'));
    expect(server.published.about.mission).toBe(SAMPLE.about.mission);
    expect(server.content.about.mission).toBe('');
    expect(await panel().findByRole('button', { name: 'Publish (1) change' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Undo the last change' })).toBeDisabled();
  });

  it('shows a changed picture before and after', async () => {
    const server = new FakeContent();
    const { user } = await openEditor(PATHS.home, server);
    const [slide, ...slides] = SAMPLE.home.slides;
    server.changeElsewhere('home', { slides: [{ ...slide, picture: slides[0].picture }, ...slides] });
    await press(user, 'Publish');
    const change = (await dialog('Publish').findByText(/replaced by/)).closest('li')!;
    expect([...change.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      expect.stringContaining(slide.picture),
      expect.stringContaining(slides[0].picture),
    ]);
  });

  it('counts the changes on its button, as they are saved', async () => {
    const { user } = await withBanner('We build');
    expect(await panel().findByRole('button', { name: 'Publish (1) change' })).toBeVisible();
    fireEvent.change(panel().getAllByLabelText('Text')[0], { target: { value: 'Other words' } });
    expect(await panel().findByRole('button', { name: 'Publish (2) changes' })).toBeVisible();
    await openDiscard(user);
    await user.click(await dialog('Discard changes').findByRole('button', { name: 'Discard all' }));
    expect(await panel().findByRole('button', { name: 'Publish' })).toBeVisible();
  });

  thorough.it('says who made each change, and publishes those of one person alone', async () => {
    localStorage.setItem('adminAccount', 'admin@eclar.example');
    const server = new FakeContent();
    const { user } = await openEditor(PATHS.home, server);
    server.changeElsewhere('about', { mission: 'Theirs' });
    fireEvent.change(banner(), { target: { value: 'Mine' } });
    await press(user, 'Publish');
    const [mine, theirs] = await Promise.all(
      ['Mine', 'Theirs'].map((text) => dialog('Publish').findByText(changedTo(text))),
    );
    expect(mine).toHaveTextContent(/Changed by you$/);
    expect(theirs).toHaveTextContent(/Changed by office@eclar.example$/);
    expect(
      dialog('Publish').getByRole('button', { name: 'Publish only the changes by office@eclar.example' }),
    ).toBeEnabled();
    await user.click(dialog('Publish').getByRole('button', { name: 'Publish only my changes' }));
    await waitFor(() => expect(server.published.home.banner).toBe('Mine'));
    expect(server.published.about.mission).toBe(SAMPLE.about.mission);
    expect(await panel().findByRole('button', { name: 'Publish (1) change' })).toBeVisible();
  });

  thorough.it('shows the page in a window of its own as wide as a phone, a tablet and a desk', async () => {
    const { user } = await openEditor(PATHS.home);
    await press(user, 'Preview');
    for (const [name, width] of [
      ['Phone', 390],
      ['Tablet', 768],
      ['Desktop', 1280],
    ] as const) {
      await user.click(await dialog('Preview').findByRole('button', { name: new RegExp(`^${name}`) }));
      const preview = dialog('Preview').getByTitle(`Preview, ${width} pixels wide`);
      expect(preview).toHaveAttribute('width', String(width));
      expect(preview).toHaveAttribute('src', PATHS.home);
    }
  });
});

describe('the first steps', () => {
  thorough.it('are three sentences, gone for good with one click, and back when they are asked for', async () => {
    const first = await openEditor(PATHS.home);
    const steps = () => panel().queryByRole('region', { name: 'Getting started' });
    expect(within(steps()!).getAllByRole('listitem')).toHaveLength(3);
    await press(first.user, 'Got it');
    expect(steps()).not.toBeInTheDocument();
    first.unmount();
    resetStores();
    const { user } = await openEditor(PATHS.home);
    expect(steps()).not.toBeInTheDocument();
    await press(user, 'More');
    await press(user, 'Getting started');
    expect(steps()).toBeVisible();
  });
});
