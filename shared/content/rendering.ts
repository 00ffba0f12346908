import type { Job, Rental } from '../contract.ts';
import type { SiteSource } from './make-site.ts';

/** A job with what its page needs beside its fields. */
export interface PostedJob extends Job {
  /** ISO 8601. */
  createdAt: string;
  /** The texts as HTML that may stand in a page. */
  html: Pick<Job, 'fullDescription' | 'qualifications'>;
}

/** All that the pages of a site are rendered from: whatever is not in here, no page shows. */
export interface Snapshot extends SiteSource {
  jobs: readonly PostedJob[];
  rentals: readonly Rental[];
}

/** A file of the site as it is served. */
export interface RenderedFile {
  /** Where it is served; without `.html`. */
  address: string;
  extension: '.html' | '.json' | '.xml' | '.txt';
  body: string;
}

/** What the built client gives to every page. */
export interface ClientAssets {
  /** index.html, with places for a head and a body. */
  template: string;
  /** By screen: the links to style sheets, and those that preload scripts. */
  screens: Record<string, { styles: string; scripts: string }>;
  fonts: string;
}
