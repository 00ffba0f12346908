import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { FakeContent, openEditor } from '../../testing/editor.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const group = (name: string) => within(panel().getByRole('region', { name }));
const tool = (what: string, name: string) => panel().getByRole('button', { name: `${what}: ${name}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));
const footer = () => within(screen.getByRole('contentinfo'));

const servicesOf = (server: FakeContent) => server.content.services.services;
const service = (server: FakeContent, id: string) => servicesOf(server).find((one) => one.id === id)!;
const namesIn = (server: FakeContent, menu: string) =>
  servicesOf(server)
    .filter((one) => one.menu === menu)
    .map(({ name }) => name);

const OFFERED = namesIn(new FakeContent(), 'offer');
const [FIRST, SECOND] = OFFERED;

type User = Awaited<ReturnType<typeof openEditor>>['user'];

async function add(user: User, name: string, sentence = 'Piles that carry a building.') {
  await user.click(panel().getByRole('button', { name: 'Add a service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a service' }));
  if (name) await user.type(dialog.getByLabelText('Name'), name);
  if (sentence) await user.type(dialog.getByLabelText('Description, in one sentence'), sentence);
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Add a service' }));
  return { dialog, confirm };
}

describe('a new service', () => {
  it('takes a name and a sentence, opens its page, and could be published', async () => {
    const { user, server } = await openEditor(PATHS.home);
    screen.getByRole('complementary', { name: 'Edit this page' }).lastElementChild!.scrollTop = 500;
    const { dialog, confirm } = await add(user, 'Bored Piling');
    expect(dialog.getByText('Its address will be /bored-piling')).toBeVisible();
    await confirm();
    expect(await heading('Request a Free Quote')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Edit this page' }).lastElementChild!.scrollTop).toBe(0);
    expect(main().getByText('Piles that carry a building.')).toBeVisible();
    expect(screen.getByLabelText('Service', { selector: 'main select' })).toHaveValue('Bored Piling');
    expect(footer().getByRole('link', { name: 'Bored Piling' })).toHaveAttribute('href', '/bored-piling');
    await waitFor(() => expect(namesIn(server, 'offer')).toEqual([...OFFERED, 'Bored Piling']));
    const { id, path, form, picture } = servicesOf(server).at(-1)!;
    expect({ path, form }).toEqual({ path: '/bored-piling', form: 'quote' });
    expect(id).toMatch(/^n-[0-9a-f]{8}$/);
    expect(picture).toEqual(SAMPLE.services.services.findLast(({ menu }) => menu === 'offer')!.picture);
    expect(server.state().drafts.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('is taken back from its own page by Undo, which returns to the page where it was added', async () => {
    const { user, server } = await openEditor('/rmc');
    const { dialog, confirm } = await add(user, 'Bored Piling');
    expect(dialog.getByLabelText('Menu')).toHaveDisplayValue('Other services');
    await confirm();
    expect(await heading('Bored Piling')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Undo the last change' }));
    expect(await screen.findByText('Undone: Services: "Bored Piling" added.')).toBeVisible();
    expect(await heading('Ready Mix Concrete')).toBeVisible();
    await waitFor(() => expect(servicesOf(server)).toEqual(SAMPLE.services.services));
  });

  thorough.it('gets the address that is free', async () => {
    const { user, server } = await openEditor('/design');
    const { dialog, confirm } = await add(user, 'Civil-Works');
    expect(dialog.getByText('Its address will be /civil-works-2')).toBeVisible();
    await confirm();
    await waitFor(() => expect(servicesOf(server).at(-1)!.path).toBe('/civil-works-2'));
  });

  thorough.it('is inquired about when it stands in another menu, and shows the picture that was chosen', async () => {
    const { user, server } = await openEditor(PATHS.services);
    const { dialog, confirm } = await add(user, 'Washed Sand');
    await user.selectOptions(dialog.getByLabelText('Menu'), 'Other services › Aggregate');
    expect(dialog.getByText(/^Uses the picture of “/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Choose a picture' }));
    const pictures = within(await screen.findByRole('dialog', { name: 'Service: choose a picture' }));
    await user.click(pictures.getByRole('button', { name: 'Service design' }));
    expect(dialog.queryByText(/^Uses the picture of “/)).not.toBeInTheDocument();
    await confirm();
    expect(await heading('Washed Sand')).toBeVisible();
    await waitFor(() =>
      expect(servicesOf(server).at(-1)).toMatchObject({
        form: 'inquiry',
        menu: 'aggregate',
        picture: { picture: 'service-design', alt: '' },
      }),
    );
  });

  it.each(
    firstOrAll([
      ['', 'Sand.', 'Enter the name of the service.'],
      ['design', 'Drawings.', 'A service with this name already exists. Choose another name.'],
      ['Sand', '', 'Enter a sentence for the service’s page.'],
    ]),
  )('is refused as %j with %j', async (name, sentence, problem) => {
    const { user, server } = await openEditor(PATHS.home);
    const { dialog, confirm } = await add(user, name, sentence);
    await confirm();
    expect(dialog.getByText(problem)).toBeVisible();
    expect(servicesOf(server)).toHaveLength(SAMPLE.services.services.length);
  });
});

describe('a service in the editor', () => {
  it('moves within its menu, by a button or Alt and an arrow, and keeps the focus', async () => {
    const { user, server } = await openEditor(PATHS.home);
    expect(tool('Move up', FIRST)).toBeDisabled();
    await user.click(tool('Move down', FIRST));
    await waitFor(() => expect(namesIn(server, 'offer').slice(0, 2)).toEqual([SECOND, FIRST]));
    await waitFor(() => expect(tool('Move down', FIRST)).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(namesIn(server, 'offer')).toEqual(OFFERED));
    for (const menu of ['other', 'aggregate']) expect(namesIn(server, menu)).toEqual(namesIn(new FakeContent(), menu));
  });

  thorough.it('stays unfolded when it moves', async () => {
    const { user } = await openEditor(PATHS.home);
    await user.click(group('We offer').getByRole('button', { name: FIRST }));
    await user.click(tool('Move down', FIRST));
    expect(group('We offer').getByRole('button', { name: FIRST })).toHaveAttribute('aria-expanded', 'true');
    expect(group('We offer').getByRole('button', { name: SECOND })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is hidden from menus and lists with a word on what follows, and comes back', async () => {
    const { user, server } = await openEditor(PATHS.home);
    const cards = () => main().queryAllByRole('link', { name: 'Design' });
    expect(cards().length).toBeGreaterThan(0);
    await user.click(tool('Hide', 'Design'));
    await waitFor(() => expect(service(server, 'design').hidden).toBe(true));
    expect(cards()).toEqual([]);
    expect(footer().queryByRole('link', { name: 'Design' })).not.toBeInTheDocument();
    await user.click(group('We offer').getByRole('button', { name: 'Design (hidden)' }));
    expect(panel().getByText(/\/design redirects to “Request a Free Quote” at \/offers/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(service(server, 'design').hidden).toBe(false));
    await user.click(tool('Hide', 'Design'));
    await user.click(tool('Show', 'Design'));
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  });

  it('is removed, and comes back to its place', async () => {
    const { user, server } = await openEditor(PATHS.home);
    await user.click(tool('Remove', SECOND));
    await waitFor(() => expect(namesIn(server, 'offer')).not.toContain(SECOND));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(namesIn(server, 'offer')).toEqual(OFFERED));
  });

  thorough.it('comes back behind the one that it stood behind, wherever that is by then', async () => {
    const { user, server } = await openEditor(PATHS.home);
    await user.click(tool('Remove', SECOND));
    await waitFor(() => expect(namesIn(server, 'offer')).not.toContain(SECOND));
    await user.click(tool('Move down', FIRST));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const [, , third, ...others] = OFFERED;
    await waitFor(() => expect(namesIn(server, 'offer')).toEqual([third, FIRST, SECOND, ...others]));
  });

  thorough.it('comes back once, also where its removal was refused', async () => {
    const { user, server } = await openEditor(PATHS.home);
    server.content.services.services.find(({ name }) => name === SECOND)!.teaser = 'Theirs.';
    await user.click(tool('Remove', SECOND));
    await panel().findByText(/this has changed in the meantime/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Nothing was undone/)).toBeVisible();
    expect(main().getAllByRole('link', { name: SECOND })).toHaveLength(1);
    expect(namesIn(server, 'offer')).toEqual(OFFERED);
  });
});

describe('the address of the service whose page is edited', () => {
  const own = () => within(panel().getAllByRole('group', { name: 'Design' })[0]);
  const address = () => own().getByLabelText('Address');
  const isPageOf = async (name: string) => {
    await heading('Request a Free Quote');
    await waitFor(() => expect(screen.getByLabelText('Service', { selector: 'main select' })).toHaveValue(name));
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  };

  async function openDesign(server = new FakeContent()) {
    const view = await openEditor('/design', server);
    await isPageOf('Design');
    const set = async (text: string) => {
      const field = await waitFor(address);
      await view.user.clear(field);
      await view.user.type(field, `${text}{Enter}`);
    };
    return { ...view, set };
  }

  it('takes the page along, and the focus stays where it was', async () => {
    const { set, server } = await openDesign();
    await set('/plans');
    await waitFor(() => expect(service(server, 'design').path).toBe('/plans'));
    await isPageOf('Design');
    await waitFor(() => expect(address()).toHaveValue('/plans'));
    expect(footer().getByRole('link', { name: 'Design' })).toHaveAttribute('href', '/plans');
    await set('/design');
    await isPageOf('Design');
    await waitFor(() => expect(service(server, 'design').path).toBe('/design'));
  });

  it.each(['/Plans and more', '/careers', '/civil-works'])('leaves the page where it is for %s', async (path) => {
    const { set } = await openDesign();
    await set(path);
    await isPageOf('Design');
    expect(footer().getByRole('link', { name: 'Design' })).toHaveAttribute('href', '/design');
  });

  thorough.it('is found again when its draft has another one', async () => {
    const server = new FakeContent();
    service(server, 'design').path = '/plans';
    await openDesign(server);
    expect(footer().getByRole('link', { name: 'Design' })).toHaveAttribute('href', '/plans');
  });

  it('follows a new name when that is wanted', async () => {
    const { user, server } = await openDesign();
    await user.type(own().getByLabelText('Name'), ' and plans');
    await user.click(panel().getByRole('button', { name: 'Change the address to /design-and-plans' }));
    await waitFor(() => expect(service(server, 'design').path).toBe('/design-and-plans'));
    await isPageOf('Design and plans');
  });

  thorough.it('leads to the form when the service is hidden, as visitors will be led', async () => {
    const { user } = await openDesign();
    await user.click(tool('Hide', 'Design'));
    await waitFor(() => expect(screen.getByLabelText('Service', { selector: 'main select' })).toHaveValue(''));
    expect(await heading('Request a Free Quote')).toBeVisible();
    expect(tool('Show', 'Design')).toBeVisible();
  });

  thorough.it('shows the form that the service is given', async () => {
    const { user } = await openDesign();
    await user.selectOptions(own().getByLabelText('Form'), 'Inquiries about materials');
    expect(await heading('Design')).toBeVisible();
    expect(main().getByRole('button', { name: 'Submit Inquiry' })).toBeVisible();
  });
});
