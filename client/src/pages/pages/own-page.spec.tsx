import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import type { Content } from '#shared/content/documents';
import type { Block, OwnPage } from '#shared/content/documents/pages/own-pages';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { FakeContent, openEditor } from '../../testing/editor.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PLANT: OwnPage = {
  id: 'n-1',
  title: 'Our batching plant',
  label: '',
  description: 'The plant in Gerona, and what it makes.',
  place: 'menu',
  path: '/pages/our-batching-plant',
  blocks: [],
};

const BLOCKS: Block[] = [
  { id: 'e_1', kind: 'heading', heading: 'What it makes' },
  {
    id: 'e_2',
    kind: 'text',
    text: 'Concrete by {firm}.\n- See [the mixes](/rmc)\n- [the code](https://example.org/code)',
  },
  { id: 'e_3', kind: 'picture', picture: { picture: 'hero-1-building-frame', alt: 'The plant.' }, caption: 'In 2026' },
  {
    id: 'e_4',
    kind: 'gallery',
    photos: [{ picture: { picture: 'hero-1-building-frame', alt: 'A mixer.' }, caption: 'The mixer', place: 'Gerona' }],
  },
  { id: 'e_5', kind: 'facts', facts: [{ label: 'Capacity', value: '60 m³ an hour' }] },
  { id: 'e_6', kind: 'button', label: 'Ask for a price', form: 'inquiry' },
  {
    id: 'e_8',
    kind: 'document',
    label: 'Prices',
    file: { download: 'd-0123456789ab', name: 'a.pdf', bytes: 1_300_000 },
  },
  { id: 'e_7', kind: 'button', label: 'Work here', form: 'application' },
];

const withPages = (...pages: Partial<OwnPage>[]): Pick<Content, 'ownPages'> => ({
  ownPages: { pages: pages.map((page) => ({ ...PLANT, ...page })) },
});

const main = () => within(screen.getByRole('main'));
const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));

describe('a page of the owner’s own', () => {
  it('shows its title, description and blocks', async () => {
    renderApp(PLANT.path, {}, { content: withPages({ blocks: BLOCKS }) });
    await heading(PLANT.title);
    expect(document.title).toBe('Our batching plant | ECLAR Builders');
    expect(main().getByText(PLANT.description)).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'What it makes' })).toBeVisible();
    expect(main().getByText('Concrete by ECLAR Builders.')).toBeVisible();
    expect(
      main()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['See the mixes', 'the code (opens in a new tab)']);
    expect(main().getByRole('link', { name: 'the mixes' })).toHaveAttribute('href', '/rmc');
    expect(main().getByRole('link', { name: /the code/ })).toHaveAttribute('href', 'https://example.org/code');
    expect(main().getByRole('img', { name: 'The plant.' })).toBeVisible();
    expect(main().getByText('The mixer, Gerona')).toBeVisible();
    expect(main().getByText('60 m³ an hour')).toBeVisible();
    const prices = main().getByRole('link', { name: 'Prices (PDF, 1.2 MB)' });
    expect(prices).toHaveAttribute('href', '/downloads/d-0123456789ab.pdf');
    expect(main().getByRole('link', { name: 'Ask for a price' })).toHaveAttribute('href', PATHS.services);
  });

  it('has no button to a form that the firm does not use', async () => {
    const content = { ...withPages({ blocks: BLOCKS }), layout: { ...SAMPLE.layout, careers: false } };
    renderApp(PLANT.path, {}, { content });
    await heading(PLANT.title);
    expect(main().queryByRole('link', { name: 'Work here' })).not.toBeInTheDocument();
  });

  it('is in the group of the firm in the menu, beside the home page', async () => {
    const { user } = renderApp(PATHS.privacy, {}, { content: withPages({ label: 'The plant' }) });
    await heading('Privacy Notice');
    await user.click(menu().getByRole('button', { name: 'OUR COMPANY' }));
    expect(menu().getByRole('link', { name: 'Home' })).toHaveAttribute('href', PATHS.home);
    await user.click(menu().getByRole('link', { name: 'The plant' }));
    expect(await heading(PLANT.title)).toBeVisible();
  });

  it.each([
    ['in the footer', { place: 'footer' as const }, SAMPLE.layout, true],
    ['in the footer, if the menu has no such group', {}, { ...SAMPLE.layout, menu: SAMPLE.layout.menu.slice(1) }, true],
    ['nowhere', { place: 'link' as const }, SAMPLE.layout, false],
  ])('is linked %s', async (_where, page, layout, isThere) => {
    renderApp(PATHS.privacy, {}, { content: { ...withPages(page), layout } });
    await heading('Privacy Notice');
    expect(footer().queryAllByRole('link', { name: PLANT.title })).toHaveLength(isThere ? 1 : 0);
    expect(menu().queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  });
});

describe('the editor', () => {
  const pages = (server: FakeContent) => server.content.ownPages.pages;

  function serverWith(page: Partial<OwnPage>) {
    const server = new FakeContent();
    server.content = { ...server.content, ...withPages(page) };
    return server;
  }

  it('adds a page, opens it, and takes its blocks', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    await user.click(panel().getByRole('button', { name: 'More' }));
    await user.click(panel().getByRole('button', { name: 'Add a page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a page' }));
    await user.click(dialog.getByRole('button', { name: 'Add the page' }));
    expect(dialog.getByText('Title is required.')).toBeVisible();
    await user.click(dialog.getByLabelText('Title'));
    await user.paste('Our batching plant');
    await user.click(dialog.getByLabelText('Description'));
    await user.paste(PLANT.description);
    expect(dialog.getByText(`Its address will be ${PLANT.path}`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add the page' }));
    expect(await heading('Our batching plant')).toBeVisible();

    const kinds = within(panel().getByRole('group', { name: 'Add a block' }));
    await user.click(kinds.getByRole('button', { name: 'Text' }));
    await user.paste('- Concrete\n- Pipes');
    await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() =>
      expect(pages(server)[0]?.blocks).toMatchObject([{ kind: 'text', text: '- Concrete\n- Pipes' }]),
    );
    expect(pages(server)).toMatchObject([{ title: PLANT.title, path: PLANT.path, place: 'menu' }]);
    expect(server.state().drafts.flatMap(({ problems }) => problems)).toEqual([]);
  });

  thorough.it('opens the field of a text on the page, and follows the page to its new address', async () => {
    const { user, server } = await openEditor(PLANT.path, serverWith({ blocks: BLOCKS }));
    await heading(PLANT.title);
    await user.click(main().getByText('Concrete by ECLAR Builders.'));
    const field = await panel().findByDisplayValue(/^Concrete by \{Company name\}/);
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.paste('[there](javascript:x)');
    expect(await panel().findByText(/^The address of the link “there” must begin with/)).toBeVisible();
    const address = panel().getByLabelText('Address');
    await user.clear(address);
    await user.paste('/pages/plant');
    await user.tab();
    await waitFor(() => expect(pages(server)[0].path).toBe('/pages/plant'));
    expect(await heading(PLANT.title)).toBeVisible();
    expect(panel().getByLabelText('Address')).toBe(address);
    await user.clear(address);
    await user.paste('/plant');
    await user.tab();
    expect(await panel().findByText(/^Address must look like \/pages\/our-plant/)).toBeVisible();
    expect(await heading(PLANT.title)).toBeVisible();
  });

  thorough.it('sends a PDF and offers it for download', async () => {
    const stored = { _id: 'd-0123456789ab', name: 'Prices.pdf', bytes: 2_621_440 };
    const responses = { 'POST /admin/content/downloads': { status: 201, body: stored } };
    const { user, server } = await openEditor(PLANT.path, serverWith({}), responses);
    const kinds = within(panel().getByRole('group', { name: 'Add a block' }));
    await user.click(kinds.getByRole('button', { name: 'PDF to download' }));
    await user.paste('Price list');
    const field = panel().getByLabelText('PDF');
    await user.upload(field, new File(['<p>'], 'Prices.html', { type: 'text/html' }));
    expect(await panel().findByText('Choose a PDF.')).toBeVisible();
    await user.upload(field, new File(['%PDF-'], 'Prices.pdf', { type: 'application/pdf' }));
    expect(await main().findByRole('link', { name: 'Price list (PDF, 2.5 MB)' })).toBeVisible();
    const file = { download: stored._id, name: stored.name, bytes: stored.bytes };
    await waitFor(() =>
      expect(pages(server)[0].blocks).toMatchObject([{ kind: 'document', label: 'Price list', file }]),
    );
  });

  thorough.it('shows the home page once the page is removed', async () => {
    const { user, server } = await openEditor(PLANT.path, serverWith({}));
    await heading(PLANT.title);
    await user.click(panel().getByRole('button', { name: 'Remove this page' }));
    expect(await heading(SAMPLE.home.banner)).toBeVisible();
    await waitFor(() => expect(pages(server)).toEqual([]));
  });
});
