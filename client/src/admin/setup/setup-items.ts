import { PATHS } from '#shared/catalogue';
import type { SampleItem } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { editLink } from '#shared/content/edit-link';
import { projectPath } from '#shared/content/addresses/site';

interface ItemTexts {
  title: string;
  hint: string;
  /** Label of the button that keeps the sample's value. */
  keep?: string;
}

export const ITEMS: Record<SampleItem, ItemTexts> = {
  name: { title: 'Company name', hint: 'The trading name and the registered name, shown on every page.' },
  logo: { title: 'Logo', hint: 'A light version, for dark backgrounds.', keep: 'We have no logo' },
  colours: { title: 'Colors', hint: 'A dark color and an accent color.', keep: 'Keep these colors' },
  address: { title: 'Address and map', hint: 'The office address and the map pin.' },
  phones: {
    title: 'Telephone',
    hint: 'Shown on the home page, on Contact and in the footer, and as a Call button on phones.',
  },
  mailboxes: { title: 'Mailboxes', hint: 'Where each form is sent, and your response time.' },
  social: { title: 'Social media', hint: 'Your Facebook page or other profiles.', keep: 'Keep these links' },
  about: { title: 'About the company', hint: 'Mission, vision, history and organization.' },
  slides: { title: 'Home page slides', hint: 'Photos of your own projects.' },
  services: { title: 'Services', hint: 'What you offer, in your own words.' },
  projects: { title: 'Projects', hint: 'Your completed projects; delete the samples.' },
  clients: {
    title: 'Featured clients',
    hint: 'Named in your projects. Home shows the three clients with the most projects.',
    keep: 'Show no clients',
  },
  credentials: { title: 'Licenses and certificates', hint: 'PCAB, PhilGEPS, ISO and others.', keep: 'We have none' },
  domain: { title: 'Site address', hint: 'The public URL, used by search engines and shared links.' },
  mailServer: {
    title: 'Mail server',
    hint: 'Set SMTP_URL on the server. Until then, submissions appear only in the Inbox.',
  },
  password: { title: 'Password', hint: 'Still the initial password.' },
};

/** Address fragment that focuses the password form. */
export const PASSWORD_FRAGMENT = 'password';

/** The index of the newest period with projects. */
function periodAt({ projects: { periods } }: Content): number {
  const last = periods.findLastIndex(({ completed, subcontracted }) => completed.length + subcontracted.length > 0);
  return Math.max(last, 0);
}

const projectsLink = (content: Content) => {
  const at = periodAt(content);
  return editLink(projectPath(content.projects.periods[at].name), 'projects', 'periods', at);
};

/** Editor links: the page that shows the item, with its field open. */
const LINKS: Partial<Record<SampleItem, (content: Content) => string>> = {
  name: () => editLink(PATHS.home, 'firm', 'name'),
  logo: () => editLink(PATHS.home, 'firm', 'logo'),
  colours: () => editLink(PATHS.home, 'firm', 'colours', 'ink'),
  address: () => editLink(PATHS.contact, 'firm', 'building'),
  phones: () => editLink(PATHS.contact, 'firm', 'phones'),
  mailboxes: () => editLink(PATHS.contact, 'firm', 'mailboxes', 0, 'department'),
  social: () => editLink(PATHS.contact, 'firm', 'social', 0, 'url'),
  about: () => editLink(PATHS.about, 'about', 'mission'),
  slides: () => editLink(PATHS.home, 'home', 'slides', 0),
  services: () => editLink(PATHS.home, 'services', 'services', 0, 'name'),
  projects: projectsLink,
  clients: projectsLink,
  credentials: () => editLink(PATHS.about, 'credentials', 'items'),
  domain: () => editLink(PATHS.home, 'firm', 'site'),
  password: () => `${PATHS.adminDashboard}?tab=account#${PASSWORD_FRAGMENT}`,
};

/** Undefined for server settings, which are not site content. */
export const linkOf = (item: SampleItem, content: Content): string | undefined => LINKS[item]?.(content);
