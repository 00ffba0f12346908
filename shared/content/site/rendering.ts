import type { Job, Rental } from '../../contract.ts';
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
  extension: '.html' | '.json' | '.xml' | '.txt' | '.css';
  body: string;
}

/** A rule with what each of its selectors needs in a page: `a`, `.class`, `#id`, `[attribute` and `[attribute=value`. */
export interface StyleRule {
  selectors: [selector: string, needed: string[]][];
  body: string;
}

/** Such as `@media`. */
export interface StyleBlock {
  prelude: string;
  nodes: StyleNode[];
}

/** A part of a style sheet; a text belongs to every page. */
export type StyleNode = string | StyleRule | StyleBlock;

/** What the built client gives to every page. */
export interface ClientAssets {
  /** Changes with the client, its pictures and the content of the repository. */
  version: string;
  /** index.html, with places for a head and a body. */
  template: string;
  /** The script that stands in every page (client/src/loader.ts). */
  loader: string;
  /** The style sheets by address. */
  sheets: Record<string, StyleNode[]>;
  /** By screen: the addresses of its style sheets, and those of its scripts, the entry first. */
  screens: Record<string, { styles: string[]; scripts: string[] }>;
}

/** A page with its data, or another file that depends on the content. */
export interface RenderedPage {
  address: string;
  /** Changes with whatever the page shows. */
  source: string;
  /** None when the source is the one that is known. */
  files: RenderedFile[];
  /** Why it could not be rendered: it has no source and no files then. */
  failure?: string;
}

export interface RenderOptions {
  /** The paths of the pages; without it, all of them. */
  only?: readonly string[];
  /** The sources of pages that need not be rendered again, by address. */
  known?: ReadonlyMap<string, string>;
}

/** What the thread that renders is asked for. */
export interface RenderTask extends RenderOptions {
  snapshot: Snapshot;
}

/** A file as the thread sends it, in the encodings that browsers take. */
export interface EncodedFile extends Pick<RenderedFile, 'address' | 'extension'> {
  br: Uint8Array;
  gzip: Uint8Array;
}

export interface RenderedMessage extends Pick<RenderedPage, 'address' | 'source' | 'failure'> {
  files: EncodedFile[];
}
