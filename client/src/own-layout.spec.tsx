import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import type { Layout } from '#shared/content/documents/layout';
import { firstOrAll } from '#shared/testing/thorough';
import { allowLog } from './testing/environment/console.ts';
import type { Changes } from './testing/content/source.ts';
import { openEditor } from './testing/editor.ts';
import { renderApp } from './testing/render-app.tsx';

const { layout, services } = SAMPLE;

/** A firm that only builds: no materials, trucking, rentals or jobs. */
const BUILDS: Changes = {
  services: { services: services.services.map((one) => ({ ...one, hidden: one.form === 'inquiry' })), moved: [] },
  layout: {
    ...layout,
    rentals: false,
    careers: false,
    other: layout.other.filter(({ part }) => part !== 'trucking'),
  },
};

const withLayout = (changes: Partial<Layout>): Changes => ({ layout: { ...layout, ...changes } });
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const bar = () =>
  menu()
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.id === 'menu')
    .map((item) => item.querySelector('a, button')?.textContent);
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('a firm without aggregates, trucking, rentals and jobs', () => {
  it.each(firstOrAll([PATHS.home, PATHS.offers, '/civil-works', PATHS.about, PATHS.contact, '/no-such-page']))(
    'has no trace of them on %s',
    async (path) => {
      allowLog(/The map could not be loaded/);
      renderApp(path, {}, { content: BUILDS });
      await screen.findByRole('heading', { level: 1 });
      expect(bar()).toEqual(['OUR COMPANY', 'COMPLETED PROJECTS', 'WE OFFER', 'CONTACT US']);
      const leads = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      for (const gone of [PATHS.rentals, PATHS.careers, PATHS.apply, PATHS.services, '/rmc', '/vibro'])
        expect(leads).not.toContain(gone);
      for (const word of [/Trucking/i, /for rent/i, /open positions/i, /We supply/, /Inquire about materials/])
        expect(document.body).not.toHaveTextContent(word);
    },
  );

  it('offers none of them in its form', async () => {
    renderApp(PATHS.offers, {}, { content: BUILDS });
    const service = await screen.findByLabelText('Service');
    expect(within(service).getAllByRole('group')).toHaveLength(1);
    expect(within(service).queryByRole('option', { name: 'Vibro' })).not.toBeInTheDocument();
  });

  it.each(firstOrAll([PATHS.rentals, PATHS.careers, PATHS.apply, PATHS.services, '/rmc', '/careers/0195']))(
    'has no page at %s',
    async (path) => {
      renderApp(path, {}, { content: BUILDS });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    },
  );
});

it('a firm that only rents out keeps the form that asks for it', async () => {
  renderApp(PATHS.services, {}, { content: { ...BUILDS, layout } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Inquire Services');
  expect(document.body).not.toHaveTextContent('Inquire about materials');
});

describe('a menu of one’s own', () => {
  it('has the order and the labels that the firm gives it', async () => {
    renderApp(
      PATHS.privacy,
      {},
      {
        content: withLayout({
          menu: [
            { part: 'contact', label: 'TALK TO US' },
            { part: 'company', label: '' },
            { part: 'other', label: 'MATERIALS' },
          ],
          other: [
            { part: 'rentals', label: 'Equipment' },
            { part: 'aggregate', label: 'Gravel and sand' },
          ],
        }),
      },
    );
    await screen.findByRole('heading', { level: 1 });
    expect(bar()).toEqual(['TALK TO US', 'OUR COMPANY', 'MATERIALS']);
    const group = menu().getByText('MATERIALS').parentElement!;
    expect(
      [...group.querySelectorAll(':scope > ul > li > a, :scope > ul > li button')].map((one) => one.textContent),
    ).toEqual(['Equipment', 'Gravel and sand']);
  });

  it('loses Trucking with one click of its editor', async () => {
    const { user } = await openEditor(PATHS.privacy);
    const panel = within(screen.getByRole('complementary', { name: 'Edit this page' }));
    expect(menu().getByText('Trucking')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Menu › Other services/ }));
    await user.click(panel.getByRole('button', { name: 'Remove: Trucking' }));
    await waitFor(() => expect(menu().queryByText('Trucking')).not.toBeInTheDocument());
    expect(menu().getByText('Rentals')).toBeInTheDocument();
  });
});

describe('sections', () => {
  it('of the home page are those that the firm wants, in its order', async () => {
    const home = [{ section: 'history' as const }, { section: 'offers' as const }];
    renderApp(PATHS.home, {}, { content: withLayout({ home }) });
    await screen.findByRole('heading', { name: SAMPLE.home.offers.heading });
    expect(headings()).toEqual(['Company History', SAMPLE.home.offers.heading]);
  });

  it('of the page about the company as well', async () => {
    const about = [{ section: 'talk' as const }, { section: 'mission' as const }];
    renderApp(PATHS.about, {}, { content: withLayout({ about }) });
    await screen.findByRole('heading', { name: 'Mission' });
    expect(headings()).toEqual(['Talk to us', 'Mission', 'Vision']);
  });

  it('and those of the contact page', async () => {
    const contact = [{ section: 'mailboxes' as const }, { section: 'location' as const }];
    renderApp(PATHS.contact, {}, { content: withLayout({ contact }) });
    await screen.findByRole('heading', { name: 'Location' });
    expect(headings()).toEqual(['Email Addresses', 'Location']);
  });

  it('are removed and moved on the page itself', async () => {
    const { user } = await openEditor(PATHS.about);
    const panel = within(screen.getByRole('complementary', { name: 'Edit this page' }));
    await user.click(panel.getByRole('button', { name: 'Remove: Guiding principles' }));
    await user.click(panel.getByRole('button', { name: 'Move down: Mission and vision' }));
    await waitFor(() =>
      expect(headings()).toEqual(['Company History', 'Mission', 'Vision', 'Organization', 'Talk to us']),
    );
  });
});

describe('what clients say', () => {
  const said = (count: number): Changes => ({
    home: {
      ...SAMPLE.home,
      clients: {
        heading: 'What our clients say',
        quotes: Array.from({ length: count }, (_, at) => ({
          quote: `On time, ${at + 1}.`,
          name: `Client ${at + 1}`,
          project: at === 0 ? 'Covered court' : '',
        })),
      },
    },
  });
  const open = async (count: number) => {
    renderApp(PATHS.home, {}, { content: said(count) });
    await screen.findByRole('heading', { name: SAMPLE.home.work.heading });
  };

  it('stands on the home page with the name and the project', async () => {
    await open(3);
    const section = screen.getByRole('heading', { name: 'What our clients say' }).closest('section')!;
    const quotes = within(section).getAllByRole('figure');
    expect(quotes).toHaveLength(3);
    expect(within(quotes[0]).getByRole('blockquote')).toHaveTextContent('On time, 1.');
    expect(quotes[0]).toHaveTextContent('Client 1Covered court');
  });

  it('is not shown while there are fewer than three', async () => {
    await open(2);
    expect(screen.queryByText('On time, 1.')).not.toBeInTheDocument();
  });
});
