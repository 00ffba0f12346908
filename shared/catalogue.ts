/**
 * Every page of the site. Routes, menus, presets, select options, prerendered files and the sitemap derive from this
 * file. Content of a service or period is elsewhere: see the recipes in CONTRIBUTING.md.
 */
import { COMPANY } from './company.ts';
import type { JobInput } from './contract.ts';
import { MESSAGES } from './messages.ts';

export interface Service {
  name: string;
  path: string;
  /** The form on its page, with this service preset. */
  form: 'quote' | 'inquiry';
  menu: 'offer' | 'other' | 'aggregate';
  /** The name in the menu and the heading, if it differs. */
  label?: string;
}

export const SERVICES = [
  { name: 'Civil Works', path: '/civil-works', form: 'quote', menu: 'offer', label: 'Civil works' },
  { name: 'Design', path: '/design', form: 'quote', menu: 'offer' },
  { name: 'Built', path: '/built', form: 'quote', menu: 'offer' },
  { name: 'Estimate', path: '/estimate', form: 'quote', menu: 'offer' },
  { name: 'Ready Mix Concrete', path: '/rmc', form: 'inquiry', menu: 'other' },
  { name: 'Vibro', path: '/vibro', form: 'inquiry', menu: 'aggregate' },
  { name: 'Gravel 1 Crushed', path: '/gravel-1crushed', form: 'inquiry', menu: 'aggregate' },
  { name: 'Gravel 3/4 Crushed', path: '/gravel-3/4crushed', form: 'inquiry', menu: 'aggregate' },
  { name: 'Gravel 1/2 Crushed', path: '/gravel-1/2crushed', form: 'inquiry', menu: 'aggregate' },
  { name: 'Gravel 3/8 Crushed', path: '/gravel-3/8crushed', form: 'inquiry', menu: 'aggregate' },
] as const satisfies readonly Service[];

export type ServiceName = (typeof SERVICES)[number]['name'];

export const PROJECT_PERIODS = [
  '2005',
  '2006',
  '2007',
  '2008-2009',
  '2010',
  '2011',
  '2012',
  '2013',
  '2014',
  '2015-2018',
  '2019',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
] as const;

export type ProjectPeriod = (typeof PROJECT_PERIODS)[number];

export const PATHS = {
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  /** The pattern of a job's page; `jobPath` makes the path of one job. */
  job: '/careers/:id',
  rentals: '/rentals-list',
  offers: '/offers',
  apply: '/apply',
  services: '/services',
  privacy: '/privacy',
  credentials: '/credentials',
  adminLogin: '/admin-login',
  adminDashboard: '/admin-dashboard',
  /** Not a route: the error page is prerendered to this path. */
  notFound: '/404',
} as const;

export const jobPath = (id: string) => PATHS.job.replace(':id', id);

export const projectPath = (period: ProjectPeriod) => `/project/${period}-list`;

export type Screen =
  | 'home'
  | 'about'
  | 'contact'
  | 'careers'
  | 'job'
  | 'rentals'
  | 'quote'
  | 'apply'
  | 'inquiry'
  | 'projects'
  | 'privacy'
  | 'credentials'
  | 'admin-login'
  | 'admin-dashboard'
  | 'not-found';

export interface Page {
  path: string;
  /** The component that shows the page. */
  screen: Screen;
  /** The title of the document, without the company's name. */
  title: string;
  heading: string;
  description: string;
  /** Not in the sitemap, and marked `noindex`. */
  unlisted?: boolean;
  service?: (typeof SERVICES)[number];
  period?: ProjectPeriod;
}

const town = `${COMPANY.address.locality}, ${COMPANY.address.region}`;

const SCREENS: Page[] = [
  {
    path: PATHS.home,
    screen: 'home',
    title: `Construction and engineering in ${town}`,
    heading: MESSAGES.banner,
    description: `${COMPANY.name} builds roads, bridges, schools and flood control in Tarlac and Central Luzon, and supplies ready-mix concrete and crushed gravel.`,
  },
  {
    path: PATHS.about,
    screen: 'about',
    title: 'About the company',
    heading: 'About the Company',
    description: `Mission, vision, history, organization and guiding principles of ${COMPANY.name}, an accredited contractor in ${town}.`,
  },
  {
    path: PATHS.contact,
    screen: 'contact',
    title: 'Contact us',
    heading: 'Contact Us',
    description: `Where to find the office of ${COMPANY.name} in ${town}, and the mailbox of each department.`,
  },
  {
    path: PATHS.careers,
    screen: 'careers',
    title: 'Job hiring',
    heading: MESSAGES.careers.heading,
    description: `Open positions at ${COMPANY.name} in ${town}. Read what the work asks for and apply with your resume.`,
  },
  {
    path: PATHS.rentals,
    screen: 'rentals',
    title: 'Equipment and vehicles for rent',
    heading: MESSAGES.rentals.heading,
    description: `Construction equipment and vehicles for rent from ${COMPANY.name} in ${town}, with the capacity of each.`,
  },
  {
    path: PATHS.offers,
    screen: 'quote',
    title: 'Request a free quote',
    heading: MESSAGES.quote.heading,
    description: `Tell ${COMPANY.name} what you want to build and when to meet, and get a free quote for civil works, design, building or estimates.`,
  },
  {
    path: PATHS.apply,
    screen: 'apply',
    title: 'Apply for a position',
    heading: MESSAGES.apply.heading,
    description: `Send your application and resume to the HR department of ${COMPANY.name} in ${town}.`,
  },
  {
    path: PATHS.services,
    screen: 'inquiry',
    title: 'Inquire about materials and services',
    heading: MESSAGES.inquiry.heading,
    description: `Ask ${COMPANY.name} about ready-mix concrete, vibro sand, crushed gravel and equipment, picked up or delivered.`,
  },
  {
    path: PATHS.privacy,
    screen: 'privacy',
    title: 'Privacy notice',
    heading: 'Privacy Notice',
    description: `What ${COMPANY.name} keeps of what you send through this site, why, for how long, and your rights under RA 10173.`,
  },
  {
    path: PATHS.adminLogin,
    screen: 'admin-login',
    title: 'Admin sign-in',
    heading: MESSAGES.admin.heading,
    description: 'Sign-in for the administrator of this site.',
    unlisted: true,
  },
  {
    path: PATHS.adminDashboard,
    screen: 'admin-dashboard',
    title: 'Admin dashboard',
    heading: MESSAGES.admin.title,
    description: 'Rentals, job postings and messages, for the administrator of this site.',
    unlisted: true,
  },
];

const projectPage = (period: ProjectPeriod): Page => ({
  path: projectPath(period),
  screen: 'projects',
  title: `Completed projects ${period}`,
  heading: `${MESSAGES.projects.heading} ${period}`,
  description: `Construction projects that ${COMPANY.name} completed in ${period.replace('-', ' to ')}, with their locations.`,
  period,
});

const servicePage = (service: (typeof SERVICES)[number]): Page => ({
  path: service.path,
  screen: service.form,
  title:
    service.form === 'quote'
      ? `${serviceLabel(service)}: request a free quote`
      : `${service.name}: prices and delivery on inquiry`,
  heading: service.form === 'quote' ? MESSAGES.quote.heading : service.name,
  description:
    service.form === 'quote'
      ? `Request a free quote for ${serviceLabel(service).toLowerCase()} from ${COMPANY.name} in ${town}, and choose where and when to meet.`
      : `${service.name} from the plants of ${COMPANY.name} in ${town}: ask for price, availability, pick-up or delivery.`,
  service,
});

/** The name of a service for visitors. */
export function serviceLabel(service: Service): string {
  return service.label ?? service.name;
}

export const PAGES: readonly Page[] = [...SCREENS, ...PROJECT_PERIODS.map(projectPage), ...SERVICES.map(servicePage)];

/** Served with status 404 for every path without a page. */
export const NOT_FOUND_PAGE: Page = {
  path: PATHS.notFound,
  screen: 'not-found',
  title: 'Page not found',
  heading: MESSAGES.notFound.heading,
  description: MESSAGES.notFound.body,
  unlisted: true,
};

/** Shown at a job's path until the job is loaded. */
export const JOB_PAGE: Page = {
  path: PATHS.job,
  screen: 'job',
  title: 'Job opening',
  heading: MESSAGES.careers.heading,
  description: `A job opening at ${COMPANY.name}.`,
  unlisted: true,
};

/**
 * A job's page. Its texts may only join the job's fields: with a job of slots, this function makes the template of
 * all of them.
 */
export const jobPage = (job: Pick<JobInput, 'title' | 'position' | 'location'> & { _id: string }): Page => ({
  path: jobPath(job._id),
  screen: 'job',
  title: `${job.title}, ${job.location}`,
  heading: job.title,
  description: `Job opening at ${COMPANY.name}: ${job.title} (${job.position}), ${job.location}. Read what the work asks for and apply with your resume.`,
});

/** A link, a submenu, or (with neither path nor entries) an entry without a target. */
export interface MenuEntry {
  label: string;
  path?: string;
  entries?: readonly MenuEntry[];
}

const serviceEntries = (menu: Service['menu']): MenuEntry[] =>
  SERVICES.filter((service) => service.menu === menu).map((service) => ({
    label: serviceLabel(service),
    path: service.path,
  }));

export const MENU: readonly MenuEntry[] = [
  { label: 'OUR COMPANY', path: PATHS.home },
  {
    label: 'COMPLETED PROJECTS',
    entries: PROJECT_PERIODS.map((period) => ({ label: period, path: projectPath(period) })),
  },
  { label: 'WE OFFER', entries: serviceEntries('offer') },
  {
    label: 'OTHER SERVICES',
    entries: [
      ...serviceEntries('other'),
      { label: 'Aggregate', entries: serviceEntries('aggregate') },
      {
        label: 'Trucking',
        entries: [{ label: 'Direct load' }, { label: 'Banlic' }, { label: 'List of vehicle and capacity' }],
      },
      { label: 'Rentals', path: PATHS.rentals },
    ],
  },
  { label: 'CAREERS', path: PATHS.careers },
  { label: 'CONTACT US', path: PATHS.contact },
];

/** The names of all services for a form's select, those of this form first. */
export function serviceOptions(form: Service['form']): { group: Service['form']; names: ServiceName[] }[] {
  const groups: Service['form'][] = form === 'quote' ? ['quote', 'inquiry'] : ['inquiry', 'quote'];
  return groups.map((group) => ({
    group,
    names: SERVICES.filter((service) => service.form === group).map((service) => service.name),
  }));
}
