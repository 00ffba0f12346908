import type { Job, Rental } from '../../contract.ts';
import type { About } from '../documents/about.ts';
import type { Credential } from '../documents/credentials.ts';
import type { FormOffer } from '../documents/forms.ts';
import type { Home } from '../documents/home.ts';
import type { PageAddress, SiteData } from './site.ts';
import type { Sketch } from './sketch/sketch.ts';
import type { Photo } from '../documents/photos.ts';
import type { Figures } from './figures.ts';
import type { Privacy } from '../documents/privacy.ts';
import type { Project } from '../documents/projects.ts';
import type { Service } from '../documents/services.ts';
import type { ShownPicture } from '../pictures/picture.ts';

/** A page with the texts of its head. */
export interface Page extends PageAddress {
  /** The document's title, without the firm's name. */
  title: string;
  heading: string;
  description: string;
  /** Kept out of the sitemap and marked `noindex`. */
  unlisted?: boolean;
}

/** A card of the home page. */
export interface OfferCard {
  label: string;
  path: string;
  teaser: string;
  picture: ShownPicture;
}

export interface ShownHome extends Omit<Home, 'slides' | 'supplies' | 'clients'> {
  slides: ShownPicture[];
  supplies: Omit<Home['supplies'], 'picture'> & { picture: ShownPicture };
  cards: OfferCard[];
  /** From three quotes on. */
  clients?: Home['clients'];
  figures: Figures;
  /** A few of the newest, with pictures. */
  projects: ShownProjectOfPeriod[];
}

export interface ShownAbout extends Omit<About, 'picture'> {
  picture: ShownPicture;
  facts: { label: string; value: string }[];
}

/** A real photograph, with what it shows. */
export interface ShownPhoto extends Omit<Photo, 'picture'> {
  picture: ShownPicture;
}

export interface ShownService extends Pick<Service, 'sentences' | 'facts'> {
  picture: ShownPicture;
  /** Whether that is a picture of the program's, which shows no real place. */
  isRendering: boolean;
  photos?: ShownPhoto[];
}

/** What visitors see of a project: never its cost. */
export interface ShownProject extends Omit<Project, 'cost' | 'picture' | 'photos'> {
  picture: ShownPicture | null;
  photos?: ShownPhoto[];
}

/** A project outside the list of its years. */
export interface ShownProjectOfPeriod extends ShownProject {
  /** The name of the list. */
  period: string;
  /** Whether it stands among the works of a subcontractor. */
  subcontracted?: true;
}

/** The projects of all periods in one file, the newest first. */
export interface ProjectsFile {
  /** A picture of a kind of work stands beside many projects. */
  pictures: ShownPicture[];
  projects: (Omit<ShownProjectOfPeriod, 'picture'> & { picture: number | null })[];
}

/** Where the script of the page that searches all lists fetches them. */
export const PROJECTS_FILE = '/content/all-projects.json';

export interface ShownPeriod {
  name: string;
  clients: boolean;
  completed: ShownProject[];
  subcontracted: ShownProject[];
}

export interface ShownCredential extends Omit<Credential, 'scan'> {
  scan: ShownPicture | null;
}

/** How many projects a period has. */
export interface PeriodCount {
  period: string;
  projects: number;
}

/** The privacy notice. `{updated}` stands in it as it is: the page marks it as a date. */
export interface ShownPrivacy extends Pick<Privacy, 'sections'> {
  /** ISO date. */
  updated: string;
  /** Whom visitors write to about their data. Without an officer's own, it is the mailbox of applications. */
  officer: { name: string; address: string; phone: string };
}

/** Where and when visitors can ask for a meeting. */
export interface ShownMeeting {
  /** Beside the office. */
  places: string[];
  /** Any time where there are none. */
  hours: FormOffer['meetingHours'];
  /** The hours in words, as they follow the hint of the field. */
  said: string;
}

/** The firm on one or two sheets of paper. */
export interface ShownProfile {
  mission: string;
  facts: { label: string; value: string }[];
  services: { name: string; teaser: string }[];
  /** The newest, those with a picture of their own first. */
  projects: {
    project: string;
    location: string | null;
    client: string | null;
    period: string;
    picture: ShownPicture | null;
  }[];
  counts: PeriodCount[];
  head: string;
  departments: string[];
}

/** What a page shows beside what every page knows; each screen has its part. */
export interface PageData {
  page: Page;
  /** Of home, about and contact, where the firm has ordered them anew. */
  sections?: string[];
  home?: ShownHome;
  about?: ShownAbout;
  service?: ShownService;
  period?: ShownPeriod;
  /** Of the page that searches all lists, which stand in a file of their own. */
  projects?: { figures: Figures; counts: PeriodCount[] };
  credentials?: ShownCredential[];
  /** Of the way to the office. */
  sketch?: Sketch;
  privacy?: ShownPrivacy;
  /** Of the quote form, where the firm offers other places or hours than the program does. */
  meeting?: ShownMeeting;
  profile?: ShownProfile;
  /** Of a job's page. */
  job?: Job;
}

/** What stands in the HTML of a page for its script. */
export interface ServedContent {
  site: SiteData;
  data: PageData;
}

/** What the script of a page gets from `dataPath` of another one. */
export interface FetchedContent {
  /** The site's, when the page was rendered. */
  version: string;
  data: PageData;
}

/** Rows that a page shows to those without JavaScript; with it, the page asks the API. */
export interface ServedRows {
  jobs?: readonly Job[];
  rentals?: readonly Rental[];
}

/** Where the script of a page fetches the data of another one. */
export const dataPath = (path: string): string => `/content${path === '/' ? '/index' : path}.json`;
