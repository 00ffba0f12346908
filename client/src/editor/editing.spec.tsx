import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { signedIn } from '../testing/dashboard/admin.ts';
import { FakeContent, openEditor } from '../testing/editor.ts';
import { expectLog } from '../testing/environment/console.ts';
import { resetStores } from '../testing/environment/stores.ts';
import type { Responses } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { isEditing } from './editing.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const page = () => within(screen.getByRole('main'));

const NUMBER = '(045) 123 4567';

describe('the edit bar', () => {
  it('is on a public page for a signed-in admin, and asks nothing of the server', async () => {
    signedIn();
    const { calls } = renderApp(PATHS.contact);
    expect(await screen.findByRole('button', { name: 'Edit this page' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is on no page for a visitor', async () => {
    renderApp(PATHS.contact);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Edit this page' })).not.toBeInTheDocument();
  });

  it('says so when the content cannot be read, and tries again', async () => {
    expectLog(/could not be read/);
    signedIn();
    const server = new FakeContent();
    const responses: Responses = { ...server.responses, 'GET /admin/content': 'network error' };
    const { user } = renderApp(PATHS.contact, responses);
    await user.click(await screen.findByRole('button', { name: 'Edit this page' }));
    expect(
      await screen.findByText('The editor could not be opened. Check your connection and try again.'),
    ).toBeVisible();
    responses['GET /admin/content'] = server.state();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('goes away with the session', async () => {
    jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    signedIn();
    const server = new FakeContent();
    const responses = {
      ...server.responses,
      'GET /admin/content': { status: 401, body: { message: 'Please sign in first.' } },
    };
    const { user } = renderApp(PATHS.contact, responses);
    await user.click(await screen.findByRole('button', { name: 'Edit this page' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit this page' })).not.toBeInTheDocument());
  });
});

describe('edit mode', () => {
  it('has a button that ends it, and a way to the dashboard', async () => {
    const { user } = await openEditor(PATHS.contact);
    expect(isEditing()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', PATHS.adminDashboard);
    expectLog(/navigation/);
    await user.click(screen.getByRole('button', { name: 'Close the editor' }));
    await waitFor(() => expect(isEditing()).toBe(false));
  });

  it('changes the telephone number of the contact page as it is typed, and saves it', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    await user.click(panel().getByRole('button', { name: 'Add a phone number' }));
    await user.click(panel().getByLabelText('Number'));
    await user.keyboard(NUMBER);
    expect(page().getByRole('link', { name: NUMBER })).toHaveAttribute('href', 'tel:0451234567');
    await waitFor(() => expect(server.content.firm.phones).toMatchObject([{ label: '', number: NUMBER }]));
    expect(await panel().findByText('Saved')).toBeVisible();
  });

  it('moves the focus to the field of a text that is clicked on the page', async () => {
    const { user } = await openEditor(PATHS.contact);
    const [{ address }] = SAMPLE.firm.mailboxes;
    await user.click(page().getAllByText(address)[0]);
    await waitFor(() => expect(panel().getByDisplayValue(address)).toHaveFocus());
  });

  it('tells at a field what keeps it from being published', async () => {
    const { user } = await openEditor(PATHS.home);
    await user.clear(panel().getByLabelText('Banner'));
    expect(panel().getByText('Banner is required.')).toBeVisible();
    expect(panel().getByLabelText('Banner')).toBeInvalid();
  });

  it('calls what is missing in a new entry an error only once its field was left', async () => {
    const { user } = await openEditor(PATHS.about);
    await user.click(panel().getByRole('button', { name: 'Add a paragraph' }));
    const paragraph = panel().getAllByLabelText('Paragraph').at(-1)!;
    expect(paragraph).toHaveFocus();
    expect(paragraph).toBeValid();
    await user.click(panel().getByLabelText('Mission'));
    expect(paragraph).toBeInvalid();
  });

  it('moves and removes the entries of a list, and brings a removed one back', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    const [first, second] = SAMPLE.firm.mailboxes.map(({ department }) => department);
    await user.click(panel().getByRole('button', { name: `Move down: ${first}` }));
    await waitFor(() => expect(server.content.firm.mailboxes[0].department).toBe(second));
    await user.click(panel().getByRole('button', { name: `Remove: ${second}` }));
    await waitFor(() => expect(server.content.firm.mailboxes[0].department).toBe(first));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.content.firm.mailboxes[0].department).toBe(second));
  });

  it('keeps what is typed in another entry, when a removed one is brought back', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    const [first, second] = SAMPLE.firm.mailboxes.map(({ department }) => department);
    await user.click(panel().getByRole('button', { name: `Remove: ${first}` }));
    await user.click(panel().getByRole('button', { name: second }));
    await user.type(panel().getByLabelText('Department'), ' and more');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const departments = () => server.content.firm.mailboxes.map(({ department }) => department);
    await waitFor(() => expect(departments().slice(0, 2)).toEqual([first, `${second} and more`]));
  });

  it('counts no problems in a new entry before one of its fields was left', async () => {
    const { user } = await openEditor('/estimate');
    await user.click(panel().getByRole('button', { name: /^Facts/ }));
    await user.click(panel().getByRole('button', { name: 'Add a fact' }));
    expect(panel().getByLabelText('Fact')).toHaveFocus();
    expect(panel().getByLabelText('Fact')).toBeValid();
    expect(panel().queryByText(/^\d+ problems?$/)).not.toBeInTheDocument();
    await user.tab();
    expect(panel().getByLabelText('Fact')).toBeInvalid();
    expect(panel().getByLabelText('Value')).toBeValid();
    await user.click(panel().getByRole('textbox', { name: 'Name' }));
    expect(panel().getAllByText('2 problems')).not.toHaveLength(0);
  });

  it('keeps the names of placeholders whole', async () => {
    const { user } = await openEditor(PATHS.about);
    const paragraph = panel().getAllByLabelText('Paragraph')[0] as HTMLTextAreaElement;
    const [placeholder] = /\{[^{}]*\}/.exec(paragraph.value)!;
    const start = paragraph.value.indexOf(placeholder);
    await user.click(paragraph);
    await user.type(paragraph, 'x', { initialSelectionStart: start + 3, initialSelectionEnd: start + 3 });
    expect(paragraph.value).toContain(placeholder);
    const end = paragraph.value.indexOf(placeholder) + placeholder.length;
    await user.type(paragraph, '{Backspace}', { initialSelectionStart: end, initialSelectionEnd: end });
    expect(paragraph.value.slice(0, end)).not.toContain(placeholder);
    expect(paragraph.value.slice(0, end)).not.toContain('{');
  });

  it('takes changes back one after the other, and says which', async () => {
    const { user, server } = await openEditor(PATHS.about);
    const undo = panel().getByRole('button', { name: 'Undo the last change' });
    expect(undo).toBeDisabled();
    await user.type(panel().getByLabelText('Mission'), ' Always.');
    await user.type(panel().getByLabelText('Vision'), ' Everywhere.');
    await waitFor(() => expect(server.content.about.vision).toBe(`${SAMPLE.about.vision} Everywhere.`));
    await user.click(undo);
    expect(await screen.findByText('Undone: About the company › Vision')).toBeVisible();
    expect(panel().getByLabelText('Vision')).toHaveValue(SAMPLE.about.vision);
    expect(panel().getByLabelText('Mission')).toHaveValue(`${SAMPLE.about.mission} Always.`);
    await user.click(undo);
    expect(undo).toBeDisabled();
    await waitFor(() => expect(server.content.about).toEqual(SAMPLE.about));
  });

  it('takes back after a reload what was changed before it', async () => {
    const server = new FakeContent();
    const first = await openEditor(PATHS.about, server);
    await first.user.type(panel().getByLabelText('Mission'), ' Always.');
    await waitFor(() => expect(server.content.about.mission).toBe(`${SAMPLE.about.mission} Always.`));
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    resetStores();
    const { user } = await openEditor(PATHS.about, server);
    await user.click(panel().getByRole('button', { name: 'Undo the last change' }));
    expect(panel().getByLabelText('Mission')).toHaveValue(SAMPLE.about.mission);
  });

  it('takes back by Ctrl+Z too, outside of texts', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    const [first, second] = SAMPLE.firm.mailboxes.map(({ department }) => department);
    await user.click(panel().getByRole('button', { name: `Move down: ${first}` }));
    await waitFor(() => expect(server.content.firm.mailboxes[0].department).toBe(second));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(server.content.firm.mailboxes[0].department).toBe(first));
  });

  it('does not take back what somebody else has changed since', async () => {
    const { user, server } = await openEditor(PATHS.about);
    await user.type(panel().getByLabelText('Mission'), ' Always.');
    await waitFor(() => expect(server.content.about.mission).toBe(`${SAMPLE.about.mission} Always.`));
    server.content.about = { ...server.content.about, mission: 'Theirs.' };
    await user.click(panel().getByRole('button', { name: /^Publish/ })); // reads the drafts
    await waitFor(() => expect(panel().getByLabelText('Mission')).toHaveValue('Theirs.'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(panel().getByRole('button', { name: 'Undo the last change' }));
    expect(await screen.findByText('Nothing was undone, because this has been changed since.')).toBeVisible();
    expect(panel().getByLabelText('Mission')).toHaveValue('Theirs.');
  });

  it('moves an entry on with each key, unfolded as it is, and the focus with it', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    const [first, ...others] = SAMPLE.firm.mailboxes.map(({ department }) => department);
    await user.click(panel().getByRole('button', { name: first }));
    await user.click(panel().getByLabelText('Department'));
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    const moved = [...others.slice(0, 2), first, ...others.slice(2)];
    await waitFor(() => expect(server.content.firm.mailboxes.map(({ department }) => department)).toEqual(moved));
    expect(panel().getByDisplayValue(first)).toHaveFocus();
  });

  it('moves an entry to the end by its button, and keeps the focus in it', async () => {
    const { user } = await openEditor(PATHS.contact);
    const { department } = SAMPLE.firm.mailboxes.at(-2)!;
    await user.click(panel().getByRole('button', { name: `Move down: ${department}` }));
    await waitFor(() => expect(panel().getByRole('button', { name: `Remove: ${department}` })).toHaveFocus());
    expect(panel().getByRole('button', { name: `Move down: ${department}` })).toBeDisabled();
  });

  it('opens any document, whatever the page shows', async () => {
    const { user, server } = await openEditor(PATHS.privacy);
    await user.selectOptions(panel().getByLabelText('Open'), 'About the company');
    await user.click(panel().getByRole('button', { name: /^Mission: / }));
    await user.type(panel().getByLabelText('Mission'), '!');
    await waitFor(() => expect(server.content.about.mission).toBe(`${SAMPLE.about.mission}!`));
  });
});
