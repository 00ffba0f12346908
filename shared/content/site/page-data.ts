import type { Job, Rental } from '../../contract.ts';
import type { About } from '../documents/about.ts';
import type { Credential } from '../documents/credentials.ts';
import type { ContactNeed } from '../../forms/contact.ts';
import type { FormOffer } from '../documents/forms.ts';
import type { Home } from '../documents/home.ts';
import type { Block } from '../documents/pages/own-pages.ts';
import type { PageAddress, SiteData } from '../addresses/site.ts';
import type { Sketch } from './sketch/sketch.ts';
import type { Photo } from '../fields/photos.ts';
import type { Figures } from './figures.ts';
import type { Privacy } from '../documents/privacy.ts';
import type { Project } from '../documents/projects.ts';
import type { Service } from '../documents/services.ts';
import type { ShownPicture } from '../pictures/picture.ts';

/** A page with its head texts. */
export interface Page extends PageAddress {
  /** The document's title, without the firm's name. */
  title: string;
  heading: string;
  description: string;
  /** Kept out of the sitemap and marked `noindex`. */
  unlisted?: boolean;
}

/** A card of the home page. */
interface OfferCard {
  label: string;
  path: string;
  teaser: string;
  picture: ShownPicture;
}

export interface ShownHome extends Omit<Home, 'slides' | 'supplies' | 'clients'> {
  slides: ShownPicture[];
  supplies: Omit<Home['supplies'], 'picture'> & { picture: ShownPicture };
  cards: OfferCard[];
  /** Absent with fewer than three quotes. */
  clients?: Home['clients'];
  figures: Figures;
  /** A few of the newest, with pictures. */
  projects: ShownProjectOfPeriod[];
}

export interface ShownAbout extends Omit<About, 'picture'> {
  picture: ShownPicture;
  facts: { label: string; value: string }[];
}

/** A real photograph with its caption. */
export interface ShownPhoto extends Omit<Photo, 'picture'> {
  picture: ShownPicture;
}

export interface ShownService extends Pick<Service, 'sentences' | 'facts'> {
  picture: ShownPicture;
  /** Whether the picture came with the program and shows no real place. */
  isRendering: boolean;
  photos?: ShownPhoto[];
}

/** A project as visitors see it, without its cost. */
export interface ShownProject extends Omit<Project, 'cost' | 'picture' | 'photos'> {
  picture: ShownPicture | null;
  photos?: ShownPhoto[];
}

/** A project outside the list of its period. */
export interface ShownProjectOfPeriod extends ShownProject {
  /** The name of the list. */
  period: string;
  /** Whether it is on the list of subcontracted projects. */
  subcontracted?: true;
}

export type AnyProject = ShownProject | ShownProjectOfPeriod;

/** The projects of all periods in one file, newest first. */
export interface ProjectsFile {
  /** Each picture once: one of a kind of work is used by many projects, which give its index. */
  pictures: ShownPicture[];
  projects: (Omit<ShownProjectOfPeriod, 'picture'> & { picture: number | null })[];
}

/** The file for the page that searches all lists. */
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

export interface PeriodCount {
  period: string;
  projects: number;
}

/** The privacy notice. `{updated}` stays in its text, because the page marks it up as a date. */
export interface ShownPrivacy extends Pick<Privacy, 'sections'> {
  /** ISO date. */
  updated: string;
  /** The contact for personal data; without an officer's own, the mailbox of applications. */
  officer: { name: string; address: string; phone: string };
}

/** Where and when visitors can ask for a meeting. */
export interface ShownMeeting {
  /** Besides the office. */
  places: string[];
  /** Any time if empty. */
  hours: FormOffer['meetingHours'];
  /** The hours in words, appended to the hint of the field. */
  said: string;
}

/** The firm on one or two sheets of paper. */
export interface ShownProfile {
  mission: string;
  facts: { label: string; value: string }[];
  services: { name: string; teaser: string }[];
  /** Newest first, but those with their own picture before all others. */
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

/** A block of one of the owner's own pages, with its pictures and the address of its form. */
export type ShownBlock =
  | Exclude<Block, { kind: 'picture' | 'gallery' | 'button' }>
  | (Pick<Extract<Block, { kind: 'picture' }>, 'kind' | 'caption'> & { picture: ShownPicture })
  | { kind: 'gallery'; photos: ShownPhoto[] }
  | { kind: 'button'; label: string; path: string };

/** The data of a page besides that of every page; each screen has its part. */
export interface PageData {
  page: Page;
  /** For home, about and contact, if the firm has changed them. */
  sections?: string[];
  home?: ShownHome;
  about?: ShownAbout;
  service?: ShownService;
  period?: ShownPeriod;
  /** For the page that searches all lists, which are in a file of their own. */
  projects?: { figures: Figures; counts: PeriodCount[]; newest: ShownProjectOfPeriod[] };
  credentials?: ShownCredential[];
  /** Sketch of the way to the office. */
  sketch?: Sketch;
  privacy?: ShownPrivacy;
  /** For the quote form, if the firm offers more places or limits the hours. */
  meeting?: ShownMeeting;
  /** For the forms, if the firm requires less than phone number and email address. */
  contact?: ContactNeed;
  profile?: ShownProfile;
  /** For one of the owner's own pages. */
  blocks?: ShownBlock[];
  /** For the page of a job. */
  job?: Job;
}

/** The data in a page's HTML, for its script. */
export interface ServedContent {
  site: SiteData;
  data: PageData;
}

/** The response from `dataPath` of another page. */
export interface FetchedContent {
  /** The version of the site when the page was rendered. */
  version: string;
  data: PageData;
}

/** Rows that a page shows without JavaScript; with it, the page asks the API. */
export interface ServedRows {
  jobs?: readonly Job[];
  rentals?: readonly Rental[];
}

/** Where a page's script fetches the data of another page. */
export const dataPath = (path: string): string => `/content${path === '/' ? '/index' : path}.json`;
