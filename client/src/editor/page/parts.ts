import type { Content } from '#shared/content/documents';
import type { PageAddress } from '#shared/content/addresses/site';
import { byId } from '#shared/content/entries';
import type { Screen } from '#shared/catalogue';
import type { Spot } from '../drafts/change.ts';
import { periodIndex } from './period-names.ts';
import { idAt } from './page-addresses.ts';

const firm = (...path: Spot['path']): Spot => ({ document: 'firm', path });
const home = (...path: Spot['path']): Spot => ({ document: 'home', path });
const privacy = (...path: Spot['path']): Spot => ({ document: 'privacy', path });
const layout = (...path: Spot['path']): Spot => ({ document: 'layout', path });
const forms = (...path: Spot['path']): Spot => ({ document: 'forms', path });
const mails = (...path: Spot['path']): Spot => ({ document: 'mails', path });
const about = (...path: Spot['path']): Spot => ({ document: 'about', path });
const page = (...path: Spot['path']): Spot => ({ document: 'pages', path });

const SERVICES: Spot = { document: 'services', path: ['services'] };

const ABOUT = [
  about('mission'),
  about('vision'),
  about('history'),
  about('picture'),
  firm('yearsOperating'),
  firm('accreditedSince'),
  about('principles'),
  about('chart'),
];

const CREDENTIALS: Spot = { document: 'credentials', path: ['items'] };

/** The clients that the figures count as public agencies. */
const PUBLIC_CLIENTS: Spot = { document: 'projects', path: ['publicClients'] };

/** The content of each page, in the page's order. */
const OWN: Partial<Record<Screen, Spot[]>> = {
  home: [
    home('banner'),
    home('slides'),
    home('work'),
    home('clients'),
    home('offers'),
    SERVICES,
    home('supplies'),
    ...ABOUT,
    layout('home'),
    PUBLIC_CLIENTS,
    page('home'),
    page('verification'),
  ],
  about: [...ABOUT, CREDENTIALS, layout('about'), page('about')],
  contact: [
    firm('phones'),
    firm('hours'),
    firm('building'),
    firm('address'),
    firm('map'),
    firm('chat'),
    firm('mailboxes'),
    firm('answerDays'),
    firm('sketch'),
    CREDENTIALS,
    layout('contact'),
    page('contact'),
  ],
  'all-projects': [PUBLIC_CLIENTS, page('allProjects')],
  careers: [layout('careers'), page('careers')],
  job: [page('careers')],
  rentals: [layout('rentals'), page('rentals')],
  quote: [
    firm('officeLabel'),
    forms('meetingPlaces'),
    forms('meetingHours'),
    forms('contact'),
    firm('building'),
    firm('address'),
    firm('hours'),
    firm('answerDays'),
    mails('quote'),
    page('quote'),
    SERVICES,
  ],
  apply: [forms('contact'), firm('answerDays'), mails('application'), page('apply')],
  inquiry: [forms('contact'), firm('answerDays'), mails('inquiry'), page('inquiry'), SERVICES],
  privacy: [
    privacy('sections'),
    firm('retention'),
    firm('privacyOfficer'),
    firm('privacyAddress'),
    firm('privacyPhone'),
    page('privacy'),
  ],
  credentials: [CREDENTIALS, page('credentials')],
  profile: [about('mission'), firm('yearsOperating'), firm('accreditedSince'), CREDENTIALS, page('profile')],
};

/** The content of the header and the footer. */
const EVERYWHERE = [
  firm('name'),
  firm('logo'),
  firm('icon'),
  firm('colours'),
  firm('phones'),
  firm('building'),
  firm('address'),
  firm('social'),
  firm('legalName'),
  layout('menu'),
  layout('other'),
];

function ownParts({ screen, path, service, period }: PageAddress, content: Content): Spot[] {
  if (service) {
    const texts = page(service.form === 'quote' ? 'quoteService' : 'inquiryService');
    return [{ document: 'services', path: ['services', byId(idAt(path) ?? '')] }, texts, SERVICES];
  }
  if (screen === 'own') return [{ document: 'ownPages', path: ['pages', byId(idAt(path) ?? '')] }];
  if (period === undefined) return OWN[screen] ?? [];
  const at = periodIndex(content, period);
  return [{ document: 'projects', path: ['periods', at] }, page('projects')];
}

const isIn = (spots: Spot[]) => (spot: Spot) => spots.some((one) => one.path[0] === spot.path[0]);

/** The content on a page: its own, and that of every page unless it is in its own already. */
export function partsOf(address: PageAddress, content: Content): { own: Spot[]; everywhere: Spot[] } {
  const own = ownParts(address, content);
  const ofFirm = own.filter(({ document }) => document === 'firm');
  return { own, everywhere: EVERYWHERE.filter((spot) => !isIn(ofFirm)(spot)) };
}
