import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import type { DraftSave } from '#shared/content/contract';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { expectLog } from '#client/testing/environment/console.ts';
import { FakeContent, openEditor } from '#client/testing/editor.ts';
import type { Asked, Responses } from '#client/testing/fake-api.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const mission = () => panel().getByLabelText('Mission');
const PATCH = 'PATCH /admin/content/drafts/about';
const STATE = 'GET /admin/content';
const AWAY = 'Not saved: The server cannot be reached. Your changes are kept, and saved once it responds.';

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('what is typed in the editor', () => {
  it('is saved in one call, with what stood there before', async () => {
    const { user, calls } = await openEditor(PATHS.about);
    await user.type(mission(), '!!!');
    await panel().findByText('Saved');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
    const [{ body }] = calls.filter(({ method }) => method === 'PATCH');
    const before = SAMPLE.about.mission;
    const key = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string;
    expect(body).toEqual({ key, changes: [{ path: ['mission'], before, value: `${before}!!!` }] });
  });

  it('is kept while the network is away, and saved when it is back', async () => {
    expectLog(/could not be saved/);
    const server = new FakeContent();
    const responses: Responses = { [PATCH]: 'network error' };
    const { user } = await openEditor(PATHS.about, server, responses);
    await user.type(mission(), '!');
    expect(await panel().findByText(AWAY)).toBeVisible();
    expect(mission()).toHaveValue(`${SAMPLE.about.mission}!`);
  });

  thorough.it('is told aloud where it is not saved, and once when it is again, but not at every pause', async () => {
    expectLog(/could not be saved/);
    const server = new FakeContent();
    const save = server.responses[PATCH] as Asked;
    let isAway = false;
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const { user } = await openEditor(PATHS.about, server, {
      [PATCH]: (call) => (isAway ? 'network error' : asked.then(() => save(call))),
    });
    const spoken = () =>
      panel()
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await user.type(mission(), '!');
    expect(panel().getByText('Saving...')).toBeVisible();
    expect(spoken()).toBe('');
    answer();
    await panel().findByText('Saved');
    expect(spoken()).toBe('');
    isAway = true;
    await user.type(mission(), '!');
    await panel().findByText(AWAY);
    expect(spoken()).toBe(AWAY);
    isAway = false;
    await user.click(panel().getByRole('button', { name: 'Save now' }));
    await panel().findByText('Saved');
    expect(spoken()).toBe('Saved');
    fireEvent.change(mission(), { target: { value: 'Typed at once' } });
    expect(panel().getByText('Saving...')).toBeVisible();
    expect(spoken()).toBe('');
    await panel().findByText('Saved');
    expect(spoken()).toBe('');
  });

  thorough.it('is not closed away without a question, while it is in this tab alone', async () => {
    expectLog(/could not be saved/);
    const { user } = await openEditor(PATHS.about, new FakeContent(), { [PATCH]: 'network error' });
    expect(asksBeforeLeaving()).toBe(false);
    await user.type(mission(), '!');
    await panel().findByText(AWAY);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('is there after a reload, and saved then', async () => {
    expectLog(/could not be saved/);
    const first = await openEditor(PATHS.about, new FakeContent(), { [PATCH]: 'network error' });
    await first.user.type(mission(), '!');
    await panel().findByText(AWAY);
    first.unmount();
    const { server } = await openEditor(PATHS.about);
    await waitFor(() => expect(server.content.about.mission).toBe(`${SAMPLE.about.mission}!`));
    expect(mission()).toHaveValue(`${SAMPLE.about.mission}!`);
  });

  it.each([
    ['Keep mine', `${SAMPLE.about.mission}!`],
    ['Take theirs', 'Theirs.'],
  ])('is shown beside what somebody else has written there: %s', async (choice, expected) => {
    const { user, server } = await openEditor(PATHS.about);
    server.content.about.mission = 'Theirs.';
    await user.type(mission(), '!');
    const conflict = within(await screen.findByRole('region', { name: 'About the company › Mission' }));
    expect(conflict.getByText(`${SAMPLE.about.mission}!`)).toBeVisible();
    expect(conflict.getByText('Theirs.')).toBeVisible();
    expect(conflict.getByText(/office@eclar.example changed the same field on Nov 22, 2026, 4:29 PM/)).toBeVisible();
    expect(mission()).toHaveValue('Theirs.');
    await user.click(conflict.getByRole('button', { name: choice }));
    await waitFor(() => expect(mission()).toHaveValue(expected));
    await waitFor(() => expect(server.content.about.mission).toBe(expected));
    expect(screen.queryByRole('region', { name: 'About the company › Mission' })).not.toBeInTheDocument();
  });

  thorough.it('is kept by one press, even before the editor has read what else has changed', async () => {
    const server = new FakeContent();
    const read = server.responses[STATE] as Asked;
    let isSlow = false;
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const { user } = await openEditor(PATHS.about, server, {
      [STATE]: (call) => (isSlow ? asked.then(() => read(call)) : read(call)),
    });
    isSlow = true;
    server.content.about.mission = 'Theirs.';
    await user.type(mission(), '!');
    const conflict = within(await screen.findByRole('region', { name: 'About the company › Mission' }));
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    answer();
    expect(await panel().findByText('Saved')).toBeVisible();
    expect(server.content.about.mission).toBe(`${SAMPLE.about.mission}!`);
    expect(screen.queryByRole('region', { name: 'About the company › Mission' })).not.toBeInTheDocument();
  });

  it('stays where it was typed when the session ends, and is saved once the password was given there', async () => {
    jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    localStorage.setItem('adminAccount', 'admin@eclar.example');
    const server = new FakeContent();
    const save = server.responses[PATCH] as Asked;
    let isOver = true;
    const { user } = await openEditor(PATHS.about, server, {
      [PATCH]: (call) => (isOver ? { status: 401, body: { message: 'Please sign in first.' } } : save(call)),
      'POST /admin-login': () => {
        isOver = false;
        return { success: true, token: 'T2' };
      },
    });
    await user.type(mission(), '!!');
    const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    expect(mission()).toHaveValue(`${SAMPLE.about.mission}!!`);
    expect(within(screen.getByRole('main')).getByText(`${SAMPLE.about.mission}!!`)).toBeVisible();
    expect(again.getByLabelText('Admin email')).toHaveValue('admin@eclar.example');
    await user.type(again.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(server.content.about.mission).toBe(`${SAMPLE.about.mission}!!`));
    expect(await panel().findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mission()).toHaveValue(`${SAMPLE.about.mission}!!`);
  });

  thorough.it('is told to be from another window where the other words are the reader’s own', async () => {
    const server = new FakeContent();
    localStorage.setItem('adminAccount', 'admin@eclar.example');
    server.author = { ...server.author, by: 'admin@eclar.example' };
    const { user } = await openEditor(PATHS.about, server);
    server.content.about.mission = 'From the other window.';
    await user.type(mission(), '!');
    const conflict = within(await screen.findByRole('region', { name: 'About the company › Mission' }));
    expect(conflict.getByText(/: you changed the same field in another window on Nov 22, 2026, 4:29 PM/)).toBeVisible();
  });

  thorough.it('is added to a list to which somebody else has added at the same time', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    server.content.firm.phones = [{ label: 'Theirs', number: '(045) 999 0000' }];
    await user.click(panel().getByRole('button', { name: 'Add a phone number' }));
    await waitFor(() => expect(server.content.firm.phones).toHaveLength(2));
    expect(server.content.firm.phones[0].label).toBe('Theirs');
  });

  thorough.it('is refused with the sentence of the server, and shown beside what stands there', async () => {
    const refusal = { status: 400, body: { message: 'This cannot stand there.' } };
    const { user } = await openEditor(PATHS.about, new FakeContent(), { [PATCH]: refusal });
    await user.type(mission(), '!');
    expect(await panel().findByText('Not saved: This cannot stand there.')).toBeVisible();
    const conflict = within(screen.getByRole('region', { name: 'About the company › Mission' }));
    expect(conflict.getByText(`${SAMPLE.about.mission}!`)).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Take theirs' }));
    expect(await panel().findByText('Saved')).toBeVisible();
  });

  thorough.it('is saved at once when the page is left', async () => {
    const { user, server } = await openEditor(PATHS.about);
    await user.type(mission(), '!');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(server.content.about.mission).toBe(`${SAMPLE.about.mission}!`));
  });

  thorough.it('is asked for and sent with what waits for another save, when the page is left', async () => {
    const server = new FakeContent();
    const save = server.responses[PATCH] as Asked;
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow: Asked = async (call) => answered.then(() => save(call));
    const { user, calls } = await openEditor(PATHS.about, server, { [PATCH]: slow });
    const saves = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body as DraftSave);
    expect(asksBeforeLeaving()).toBe(false);
    await user.type(mission(), '!');
    expect(asksBeforeLeaving()).toBe(true);
    await waitFor(() => expect(saves()).toHaveLength(1));
    await user.type(mission(), '?');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    const [first, second] = saves();
    expect(second.changes).toEqual([
      { path: ['mission'], before: `${SAMPLE.about.mission}!`, value: `${SAMPLE.about.mission}!?` },
    ]);
    expect(second.key).not.toBe(first.key);
    answer();
    await panel().findByText('Saved');
    expect(server.content.about.mission).toBe(`${SAMPLE.about.mission}!?`);
    expect(asksBeforeLeaving()).toBe(false);
  });

  thorough.it('is sent as an ordinary call where it is too long for a page that is left', async () => {
    const server = new FakeContent();
    await openEditor(PATHS.about, server);
    const fetched = jest.spyOn(window, 'fetch');
    const keptAlive = () =>
      fetched.mock.calls.filter(([, init]) => init?.method === 'PATCH').map(([, init]) => init?.keepalive);
    const long = 'ñ'.repeat(35_000); // 70 KB
    fireEvent.change(mission(), { target: { value: long } });
    await waitFor(() => expect(server.content.about.mission === long).toBe(true));
    expect(keptAlive()).toEqual([false]);
  });

  thorough.it('is said to be unsaved while it is typed, asked for, and taken when the page is left', async () => {
    const { user, server } = await openEditor('/design');
    const address = () => server.content.services.services.find(({ id }) => id === 'design')!.path;
    await user.type(panel().getByLabelText('Address'), 's');
    expect(panel().getByText('Not saved: a field is still being edited.')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);
    expect(address()).toBe('/design');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(address()).toBe('/designs'));
  });

  thorough.it('is typed on the page itself, where it stands alone', async () => {
    const { user, server } = await openEditor(PATHS.about);
    const text = within(screen.getByRole('main')).getByText(SAMPLE.about.mission);
    await user.pointer({ target: text, keys: '[MouseLeft]' });
    expect(text).toHaveAttribute('contenteditable');
    text.firstChild!.nodeValue = 'To build well.';
    fireEvent.input(text);
    await waitFor(() => expect(server.content.about.mission).toBe('To build well.'));
    expect(mission()).toHaveValue('To build well.');
  });

  thorough.it('is words in one line, whatever is pasted into it on the page', async () => {
    const { user, server } = await openEditor(PATHS.about);
    const text = within(screen.getByRole('main')).getByText(SAMPLE.about.mission);
    await user.pointer({ target: text, keys: '[MouseLeft]' });
    getSelection()!.selectAllChildren(text);
    // jsdom is a browser without texts that are plain by themselves
    expect(
      fireEvent(text, new InputEvent('beforeinput', { inputType: 'formatBold', cancelable: true, bubbles: true })),
    ).toBe(false);
    const pasted = { inputType: 'insertFromPaste', data: 'To build\r\n well.', cancelable: true, bubbles: true };
    expect(fireEvent(text, new InputEvent('beforeinput', pasted))).toBe(false);
    await waitFor(() => expect(server.content.about.mission).toBe('To build well.'));
    expect(text).toHaveTextContent(/^To build well.$/);
  });
});

thorough.describe('an entry that is removed', () => {
  const FIRM = 'PATCH /admin/content/drafts/firm';
  const phones = ['Office', 'Office', 'Yard', 'Gate'].map((label, at) => ({ label, number: `(045) 123 456${at}` }));
  const labels = (server: FakeContent) => server.content.firm.phones.map(({ label }) => label);

  function withPhones() {
    const server = new FakeContent();
    server.content.firm.phones = phones;
    return server;
  }

  async function removeFirst(server: FakeContent, responses: Responses = {}) {
    const view = await openEditor(PATHS.contact, server, responses);
    const [remove] = panel().getAllByRole('button', { name: 'Remove: Office' });
    await view.user.click(remove);
    return view;
  }

  it('is the only one, though no answer came and the page was loaded anew', async () => {
    expectLog(/could not be saved/);
    const server = withPhones();
    const save = server.responses[FIRM] as Asked;
    const lost: Asked = (call) => {
      void save(call);
      return 'network error';
    };
    const first = await removeFirst(server, { [FIRM]: lost });
    await panel().findByText(AWAY);
    first.unmount();
    await openEditor(PATHS.contact, server);
    expect(labels(server)).toEqual(['Office', 'Yard', 'Gate']);
    expect(panel().getAllByRole('button', { name: /^Remove: (Office|Yard|Gate)$/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  });

  it('is the only one when mine is kept', async () => {
    const server = withPhones();
    const save = server.responses[FIRM] as Asked;
    let isFirst = true;
    const meanwhile: Asked = (call) => {
      if (isFirst) server.content.firm.phones = phones.slice(1);
      isFirst = false;
      return save(call);
    };
    const { user } = await removeFirst(server, { [FIRM]: meanwhile });
    await waitFor(() => expect(isFirst).toBe(false));
    for (const button of screen.queryAllByRole('button', { name: 'Keep mine' })) await user.click(button);
    await panel().findByText('Saved');
    expect(labels(server)).toEqual(['Office', 'Yard', 'Gate']);
  });

  it('comes back behind the one that it stood behind, though others were added before that', async () => {
    const server = withPhones();
    const { user } = await openEditor(PATHS.contact, server);
    await user.click(panel().getByRole('button', { name: 'Remove: Yard' }));
    await waitFor(() => expect(labels(server)).toEqual(['Office', 'Office', 'Gate']));
    await user.click(panel().getByRole('button', { name: 'Move up: Gate' }));
    await user.click(panel().getByRole('button', { name: 'Move up: Gate' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(labels(server)).toEqual(['Gate', 'Office', 'Office', 'Yard']));
  });
});
