import { PATHS } from '#shared/catalogue';
import type { SampleItem } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { editLink } from '#shared/content/edit-link';
import { projectPath } from '#shared/content/site/site';

interface ItemTexts {
  title: string;
  hint: string;
  /** What the button says that leaves it as it is. */
  keep?: string;
}

/** In the words of an owner. */
export const ITEMS: Record<SampleItem, ItemTexts> = {
  name: { title: 'Name of the firm', hint: 'The name and the registered name. It stands on every page.' },
  logo: { title: 'Logo', hint: 'A light one: it stands on dark ground.', keep: 'We have none' },
  colours: { title: 'Colours', hint: 'A dark one and an accent.', keep: 'Keep these' },
  address: { title: 'Address and map', hint: 'Where the office is, and the point on the map.' },
  phones: { title: 'Telephone', hint: 'Phones then show a button to call you on every page.' },
  mailboxes: { title: 'Mailboxes', hint: 'Where forms are mailed to, and within how many days you answer.' },
  social: { title: 'Social pages', hint: 'Your page on Facebook or elsewhere, or none.', keep: 'Keep it' },
  about: { title: 'About the company', hint: 'Mission, vision, history and organization.' },
  slides: { title: 'Slides of the home page', hint: 'Photographs of your own work.' },
  services: { title: 'Services', hint: 'What you offer, in your words.' },
  projects: { title: 'Projects', hint: 'What you have built; what you have not built goes.' },
  credentials: { title: 'Licenses and certificates', hint: 'PCAB, PhilGEPS, ISO and others.', keep: 'Not needed' },
  domain: { title: 'Address of the site', hint: 'As people type it; search engines and shared links use it.' },
  mailServer: {
    title: 'Mail server',
    hint: 'Whoever runs the server sets SMTP_URL. Until then messages are in the Inbox alone.',
  },
  password: { title: 'Password', hint: 'It is still the one that the site was set up with.' },
};

/** In the dashboard's address: asks for the form that changes the password. */
export const PASSWORD_FRAGMENT = 'password';

/** The newest period that has projects. */
function periodAt({ projects: { periods } }: Content): number {
  const last = periods.findLastIndex(({ completed, subcontracted }) => completed.length + subcontracted.length > 0);
  return Math.max(last, 0);
}

const projectsLink = (content: Content) => {
  const at = periodAt(content);
  return editLink(projectPath(content.projects.periods[at].name), 'projects', 'periods', at);
};

/** Where each is done: the page that shows it, with its field open. */
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
  credentials: () => editLink(PATHS.about, 'credentials', 'items'),
  domain: () => editLink(PATHS.home, 'firm', 'site'),
  password: () => `${PATHS.adminDashboard}?tab=account#${PASSWORD_FRAGMENT}`,
};

/** Undefined for what is no part of the site: a setting of the server. */
export const linkOf = (item: SampleItem, content: Content): string | undefined => LINKS[item]?.(content);
