import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { thorough } from '#shared/testing/thorough';
import { expectLog } from '../../testing/environment/console.ts';
import { FakeContent, openEditor } from '../../testing/editor.ts';
import { useDrafts } from './drafts-store.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const main = () => within(screen.getByRole('main'));
const saved = () => panel().findByText('Saved');

const PHONES = ['Office', 'Office', 'Yard', 'Gate'].map((label, at) => ({ label, number: `(045) 123 456${at}` }));

function withHistory(...history: string[]) {
  const server = new FakeContent();
  server.content.about.history = history;
  return server;
}

function withPhones() {
  const server = new FakeContent();
  server.changeElsewhere('firm', { phones: PHONES });
  return server;
}

const numbers = (server: FakeContent) => server.content.firm.phones.map(({ number }) => number.at(-1)).join('');

describe('an entry that has an id', () => {
  const labelsOf = (server: FakeContent) => server.content.firm.phones.map(({ label }) => label);

  async function openSecond(server: FakeContent) {
    const view = await openEditor(PATHS.contact, server);
    await view.user.click(panel().getAllByRole('button', { name: 'Office' })[1]);
    return { ...view, label: panel().getByLabelText(/^Label/) };
  }

  it('is the one that is changed, though a colleague has removed one like it before it', async () => {
    const server = withPhones();
    const { user, label } = await openSecond(server);
    server.changeElsewhere('firm', { phones: server.content.firm.phones.slice(1) });
    await user.type(label, '!');
    await waitFor(() => expect(labelsOf(server)).toEqual(['Office!', 'Yard', 'Gate']));
    await saved();
    expect(numbers(server)).toBe('123');
  });

  it('comes back with what was changed in it when mine is kept, though a colleague has removed it', async () => {
    const server = withPhones();
    const { user, label } = await openSecond(server);
    server.changeElsewhere('firm', { phones: server.content.firm.phones.toSpliced(1, 1) });
    await user.type(label, '!');
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await saved();
    expect(labelsOf(server).toSorted()).toEqual(['Gate', 'Office', 'Office!', 'Yard']);
    expect(numbers(server)).toBe('0231');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  });

  it('is said to be gone after a reload, when nothing is known of it but what was changed', async () => {
    expectLog(/could not be saved/);
    const server = withPhones();
    const first = await openEditor(PATHS.contact, server, { 'PATCH /admin/content/drafts/firm': 'network error' });
    await first.user.click(panel().getAllByRole('button', { name: 'Office' })[1]);
    await first.user.type(panel().getByLabelText(/^Label/), '!');
    await panel().findByText(/The server cannot be reached/);
    first.unmount();
    useDrafts.setState(useDrafts.getInitialState(), true); // the storage of the tab outlives the page
    server.changeElsewhere('firm', { phones: server.content.firm.phones.toSpliced(1, 1) });
    const { user } = await openEditor(PATHS.contact, server);
    const card = within((await panel().findByText('Office!')).closest('section')!);
    expect(card.getByText(/the entry has since been removed/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Take theirs' }));
    await saved();
    expect(labelsOf(server)).toEqual(['Office', 'Yard', 'Gate']);
  });

  thorough.it(
    'stays away with what was changed in it when theirs is taken, and what was changed elsewhere is saved',
    async () => {
      const server = withPhones();
      const { user, label } = await openSecond(server);
      await user.click(panel().getByRole('button', { name: 'Gate' }));
      const gate = panel().getAllByLabelText(/^Label/)[1];
      server.changeElsewhere('firm', { phones: server.content.firm.phones.toSpliced(1, 1) });
      fireEvent.change(label, { target: { value: 'Office!' } });
      fireEvent.change(gate, { target: { value: 'Gate!' } });
      await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
      await saved();
      expect(labelsOf(server)).toEqual(['Office', 'Yard', 'Gate!']);
      expect(panel().queryByDisplayValue('Office!')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
    },
  );

  thorough.it('keeps open what was open of it when it is moved', async () => {
    const server = withPhones();
    const { user } = await openSecond(server);
    const up = panel().getAllByRole('button', { name: 'Move up: Office' })[1];
    await user.click(up);
    await waitFor(() => expect(numbers(server)).toBe('1023'));
    const [first, second] = panel().getAllByRole('button', { name: 'Office' });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(panel().getAllByRole('button', { name: 'Move down: Office' })[0]).toHaveFocus();
  });

  thorough.it('is moved without undoing what a colleague has added', async () => {
    const server = withPhones();
    const { user } = await openEditor(PATHS.contact, server);
    const theirs = { id: 'e_theirs', label: 'Theirs', number: '(045) 123 4569' };
    server.changeElsewhere('firm', { phones: [...server.content.firm.phones, theirs] });
    await user.click(panel().getByRole('button', { name: 'Move up: Gate' }));
    await waitFor(() => expect(numbers(server)).toBe('01329'));
  });
});

describe('a paragraph', () => {
  const texts = ['We began.', 'We build.', 'We stay.'];
  const history = (server: FakeContent) => server.content.about.history;
  const fields = () => panel().getAllByLabelText('Paragraph');

  it('is the one that is changed, though a colleague has removed the one before it', async () => {
    const server = withHistory(...texts);
    const { user } = await openEditor(PATHS.about, server);
    server.changeElsewhere('about', { history: texts.slice(1) });
    await user.type(fields()[1], '!');
    await waitFor(() => expect(history(server)).toEqual(['We build.!', 'We stay.']));
    await saved();
  });

  thorough.it(
    'is the one that is typed on in, though one that a colleague has added is shown before it by now',
    async () => {
      const server = withHistory(...texts);
      const { user } = await openEditor(PATHS.about, server);
      server.changeElsewhere('about', { history: ['Before.', ...texts], mission: 'Theirs.' });
      fireEvent.change(panel().getByLabelText(/^Mission/), { target: { value: 'Mine.' } });
      await user.type(fields()[1], '!');
      await waitFor(() => expect(fields()).toHaveLength(4));
      expect(fields()[2]).toHaveFocus();
      await user.keyboard('?');
      await waitFor(() => expect(history(server)).toEqual(['Before.', 'We began.', 'We build.!?', 'We stay.']));
    },
  );

  it('is the one that is typed over on the page, though a colleague has removed the one before it', async () => {
    const server = withHistory(...texts);
    const { user } = await openEditor(PATHS.about, server);
    server.changeElsewhere('about', { history: texts.slice(1) });
    const text = main().getByText('We build.');
    await user.pointer({ target: text, keys: '[MouseLeft]' });
    text.firstChild!.nodeValue = 'We build well.';
    fireEvent.input(text);
    await waitFor(() => expect(history(server)).toEqual(['We build well.', 'We stay.']));
  });

  thorough.it('is added once more when mine is kept, though a colleague has removed it', async () => {
    const server = withHistory(...texts);
    const { user } = await openEditor(PATHS.about, server);
    server.changeElsewhere('about', { history: ['We began.', 'We stay.'] });
    await user.type(fields()[1], '!');
    const card = within((await screen.findByRole('button', { name: 'Keep mine' })).closest('section')!);
    expect(card.getByText('We build.!')).toBeVisible();
    expect(card.getByText('(empty)')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Keep mine' }));
    await saved();
    expect(history(server)).toEqual(['We began.', 'We build.!', 'We stay.']);
  });

  thorough.it(
    'takes the place of what a colleague has made of it when mine is kept, wherever that stands by now',
    async () => {
      const server = withHistory(...texts);
      const { user } = await openEditor(PATHS.about, server);
      server.changeElsewhere('about', { history: ['Before.', 'We began.', 'Theirs.', 'We stay.'] });
      await user.type(fields()[1], '!');
      const card = within((await screen.findByRole('button', { name: 'Keep mine' })).closest('section')!);
      expect(card.getByText('Theirs.')).toBeVisible();
      await user.click(card.getByRole('button', { name: 'Keep mine' }));
      await saved();
      expect(history(server)).toEqual(['Before.', 'We began.', 'We build.!', 'We stay.']);
    },
  );

  it('is removed alone, whatever a colleague has added, and comes back without undoing that', async () => {
    const server = withHistory(...texts);
    const { user } = await openEditor(PATHS.about, server);
    server.changeElsewhere('about', { history: ['Before.', ...texts] });
    await user.click(panel().getByRole('button', { name: 'Remove: Paragraph 2' }));
    await waitFor(() => expect(history(server)).toEqual(['Before.', 'We began.', 'We stay.']));
    server.changeElsewhere('about', { history: [...history(server), 'After.'] });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(history(server)).toHaveLength(5));
    await saved();
    expect(history(server).toSorted()).toEqual(['After.', 'Before.', ...texts]);
  });

  it('is moved without undoing what a colleague has added', async () => {
    const server = withHistory(...texts);
    const { user } = await openEditor(PATHS.about, server);
    server.changeElsewhere('about', { history: [...texts, 'After.'] });
    await user.click(panel().getByRole('button', { name: 'Move up: Paragraph 3' }));
    await waitFor(() => expect(history(server)).toEqual(['We began.', 'We stay.', 'We build.', 'After.']));
    await saved();
  });
});

describe('a list that need not be there', () => {
  const clients = (server: FakeContent) => server.content.projects.publicClients;

  it('comes back with what was changed in it when mine is kept, though a colleague has removed it', async () => {
    const server = new FakeContent();
    server.changeElsewhere('projects', { publicClients: ['DPWH', 'NIA'] });
    const { user } = await openEditor(PATHS.projects, server);
    server.changeElsewhere('projects', { publicClients: undefined });
    await user.type(panel().getByDisplayValue('NIA'), '!');
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await saved();
    expect(clients(server)).toEqual(['DPWH', 'NIA!']);
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  });
});

describe('two slides of one picture', () => {
  it('are two, whichever is described anew', async () => {
    const server = new FakeContent();
    const [slide, ...others] = server.content.home.slides;
    server.changeElsewhere('home', { slides: [slide, { ...slide, id: 'e_2nd' }, ...others] });
    const { user } = await openEditor(PATHS.home, server);
    await user.click(panel().getByRole('button', { name: /^Slides/ }));
    const slides = within(panel().getByRole('group', { name: /^Slides/ }));
    await user.click(slides.getAllByRole('button', { name: /^Six-story concrete/ })[1]);
    server.changeElsewhere('home', { slides: server.content.home.slides.slice(1) });
    await user.type(slides.getByLabelText(/^Alternative text/), '!');
    await waitFor(() => expect(server.content.home.slides[0].alt).toBe(`${slide.alt}!`));
    expect(server.content.home.slides.slice(1)).toEqual(others);
  });
});
