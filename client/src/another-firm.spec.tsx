import { screen, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { allowLog } from './testing/environment/console.ts';
import type { Changes } from './testing/content/source.ts';
import { renderApp } from './testing/render-app.tsx';

const [civilWorks, design, ...services] = SAMPLE.services.services;
const { periods } = SAMPLE.projects;

/** A firm of another name with a telephone, a renamed, a hidden and a new service, and a new period. */
const CONTENT: Changes = {
  firm: {
    ...SAMPLE.firm,
    name: 'Bato Construction',
    legalName: 'Bato Construction Inc.',
    site: 'https://bato.example',
    building: 'Bato Building',
    address: { ...SAMPLE.firm.address, locality: 'Paniqui' },
    phones: [
      { label: 'Office', number: '+63 45 931 0000' },
      { label: '', number: '(045) 931-0001' },
    ],
    chat: { viber: '+63 917 123 4567', messenger: 'https://m.me/bato' },
    hours: [{ days: 'Monday to Friday', opens: '08:00', closes: '17:00' }],
    mailboxes: [{ department: 'Everybody', address: 'all@bato.example', forms: ['quote', 'application', 'inquiry'] }],
    logo: { picture: 'bato-logo', alt: 'Bato' },
  },
  services: {
    services: [
      { ...civilWorks, name: 'Roads and Bridges', label: 'Roads', path: '/roads' },
      { ...design, hidden: true },
      ...services,
      { ...civilWorks, id: 'piling', name: 'Bored Piling', label: '', path: '/piling' },
    ],
    moved: [],
  },
  projects: {
    periods: [...periods, { name: '2026', clients: false, completed: [periods[0].completed[0]], subcontracted: [] }],
  },
  credentials: {
    items: [
      {
        id: 'license',
        name: 'Contractor license',
        issuer: 'The board',
        number: 'No. 12345',
        category: '',
        validFrom: '2024-07-01',
        validTo: '2099-06-30',
        scan: { picture: 'license-scan', alt: 'The license.' },
      },
      {
        id: 'iso',
        name: 'ISO 9001',
        issuer: 'A registrar',
        number: '',
        category: 'Quality',
        validFrom: null,
        validTo: '2020-01-31',
        scan: null,
      },
    ],
  },
};

const open = (path: string) => renderApp(path, {}, { content: CONTENT });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));

describe('another firm', () => {
  it('is named in titles, header and footer', async () => {
    open('/about');
    await heading('About the Company');
    expect(document.title).toBe('About the company | Bato Construction');
    expect(screen.getByText(/^Bato Construction is a construction and engineering company/)).toBeVisible();
    expect(footer().getByText(/Bato Construction Inc\./)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/ECLAR Builders/);
  });

  it('shows its own logo', async () => {
    open('/privacy');
    await heading('Privacy Notice');
    const logo = screen.getByRole('img', { name: 'Bato Construction, home' });
    expect(logo.getAttribute('src')).toMatch(/^\/assets\/bato-logo-\d+\.webp$/);
    expect(footer().getByRole('img', { name: 'Bato Construction' })).toHaveAttribute('src', logo.getAttribute('src'));
  });

  it('has its services in the menu, without the hidden one, and its new period', async () => {
    const { user } = open('/privacy');
    await heading('Privacy Notice');
    await user.hover(menu().getByRole('button', { name: 'WE OFFER' }));
    const offers = menu().getByRole('button', { name: 'WE OFFER' }).parentElement!;
    const labels = within(offers)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['Roads', 'Built', 'Estimate', 'Bored Piling']);
    await user.hover(menu().getByRole('button', { name: 'COMPLETED PROJECTS' }));
    expect(menu().getByRole('link', { name: '2026' })).toHaveAttribute('href', '/project/2026-list');
  });

  it('has no menu of services that are all hidden', async () => {
    const shown = SAMPLE.services.services.map((service) => ({ ...service, hidden: service.menu !== 'other' }));
    renderApp('/', {}, { content: { services: { services: shown, moved: [] } } });
    await screen.findByRole('heading', { level: 1 });
    expect(menu().queryByRole('button', { name: 'WE OFFER' })).not.toBeInTheDocument();
    expect(menu().getByRole('button', { name: 'OTHER SERVICES' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aggregate' })).not.toBeInTheDocument();
  });

  it('has its services in the select of the forms, preset on their pages', async () => {
    open('/roads');
    await heading('Request a Free Quote');
    expect(screen.getByLabelText('Service')).toHaveValue('Roads and Bridges');
    const [offered] = within(screen.getByLabelText('Service')).getAllByRole('group');
    const names = within(offered)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Roads and Bridges', 'Built', 'Estimate', 'Bored Piling']);
    expect(screen.getByLabelText('Meeting location')).toHaveValue('Bato Building, Paniqui, Tarlac');
  });

  it.each(['/design', '/civil-works'])('has no page at %s: the service is hidden or has moved', async (path) => {
    open(path);
    expect(await heading('Unexpected Application Error!')).toBeVisible();
  });

  it('has a list of the new period, next to the one before', async () => {
    open('/project/2026-list');
    await heading('Completed Projects 2026');
    const neighbours = within(screen.getByRole('navigation', { name: 'Previous and next list' }));
    expect(neighbours.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Previous 2025']);
  });

  it('gets the mail about personal data', async () => {
    open('/privacy');
    await heading('Privacy Notice');
    expect(screen.getByRole('link', { name: 'all@bato.example' })).toHaveAttribute('href', 'mailto:all@bato.example');
  });
});

describe('a firm with telephones and chats', () => {
  const expected = [
    ['+63 45 931 0000', 'tel:+63459310000'],
    ['(045) 931-0001', 'tel:0459310001'],
    ['Chat on Viber', 'viber://chat?number=%2B639171234567'],
  ];

  it('has them in the footer and on the contact page', async () => {
    allowLog(/The map could not be loaded/);
    open('/contact');
    await heading('Contact Us');
    const box = within(screen.getByRole('heading', { level: 2, name: 'Location' }).closest('section')!);
    for (const [name, href] of expected) {
      expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
      expect(box.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(footer().getByRole('link', { name: /^Chat on Messenger/ })).toHaveAttribute('href', 'https://m.me/bato');
  });

  it('says when its office is open', async () => {
    open('/contact');
    await heading('Contact Us');
    const hours = within(screen.getByRole('heading', { level: 2, name: 'Office hours' }).closest('section')!);
    expect(hours.getByText('Monday to Friday')).toBeVisible();
    expect(hours.getByText('08:00 to 17:00')).toBeVisible();
  });

  it('can be called, or asked for a quote, from the bar of every page but the admin’s', async () => {
    const { unmount } = open('/about');
    await heading('About the Company');
    const bar = within(screen.getByRole('navigation', { name: 'Call or get a quote' }));
    expect(bar.getByRole('link', { name: 'Call +63 45 931 0000' })).toHaveAttribute('href', 'tel:+63459310000');
    expect(bar.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/offers');
    unmount();
    open('/admin-login');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Call or get a quote' })).not.toBeInTheDocument();
  });
});

describe('the licenses and certificates', () => {
  it('stand on a page of their own, to which the footer and the page about the firm lead', async () => {
    const { user } = open('/about');
    await heading('About the Company');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Licenses and certificates' })).toHaveAttribute('href', '/credentials');
    await user.click(footer().getByRole('link', { name: 'Licenses and certificates' }));
    expect(await heading('Licenses and Certificates')).toBeVisible();
  });

  it('say who issued them and for how long they are valid', async () => {
    open('/credentials');
    await heading('Licenses and Certificates');
    const card = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li')!);
    for (const text of ['The board', 'No. 12345', '1 July 2024', 'Valid until 30 June 2099'])
      expect(card('Contractor license').getByText(text)).toBeVisible();
    expect(card('Contractor license').getByRole('img', { name: 'The license.' })).toBeInTheDocument();
    expect(card('ISO 9001').getByText('Expired on 31 January 2020')).toBeVisible();
    expect(card('ISO 9001').queryByText('Number')).not.toBeInTheDocument();
  });

  it('have no link where there are none', async () => {
    renderApp('/about');
    await heading('About the Company');
    expect(screen.queryByRole('link', { name: 'Licenses and certificates' })).not.toBeInTheDocument();
  });

  it('have no page where there are none', async () => {
    renderApp('/credentials');
    expect(await heading('Unexpected Application Error!')).toBeVisible();
  });
});
