import type { Job, Rental } from '../../contract.ts';
import type { SiteIcons } from '../theme/icons.ts';
import type { SiteSource } from './make-site.ts';

/** A job with the further data of its page. */
export interface PostedJob extends Job {
  /** ISO 8601. */
  createdAt: string;
  /** The texts as safe HTML. */
  html: Pick<Job, 'fullDescription' | 'qualifications'>;
}

/** Everything that the pages of a site are rendered from. */
export interface Snapshot extends SiteSource {
  jobs: readonly PostedJob[];
  rentals: readonly Rental[];
  /** The firm's own; without them, pages have the icon of the build. */
  icons?: SiteIcons;
}

/** A file of the site, uncompressed. */
export interface RenderedFile {
  /** Its address, without `.html`. */
  address: string;
  extension: '.html' | '.json' | '.xml' | '.txt' | '.css';
  body: string;
}

/** A rule, with the parts of a page that each selector needs: `a`, `.class`, `#id`, `[attribute` and `[attribute=value`. */
export interface StyleRule {
  selectors: [selector: string, needed: string[]][];
  body: string;
}

/** Such as `@media`. */
interface StyleBlock {
  prelude: string;
  nodes: StyleNode[];
}

/** A part of a style sheet; a string belongs to every page. */
export type StyleNode = string | StyleRule | StyleBlock;

/** The parts of the built client in every page. */
export interface ClientAssets {
  /** Changes with the client, its pictures and the content of the repository. */
  version: string;
  /** index.html, with placeholders for head and body. */
  template: string;
  /** The inline script of every page (client/src/loader.ts). */
  loader: string;
  /** Style sheets by address. */
  sheets: Record<string, StyleNode[]>;
  /** Addresses of style sheets and scripts by screen, the entry script first. */
  screens: Record<string, { styles: string[]; scripts: string[] }>;
}

/** A page with its data, or another file made from content. */
export interface RenderedPage {
  address: string;
  /** A hash of everything that the page shows. */
  source: string;
  /** Empty if the source is already known. */
  files: RenderedFile[];
  /** The error if it could not be rendered; then it has no source and no files. */
  failure?: string;
}

export interface RenderOptions {
  /** Paths of the pages to render; all of them if absent. */
  only?: readonly string[];
  /** Sources by address of pages that need not be rendered again. */
  known?: ReadonlyMap<string, string>;
}

/** A task for the rendering thread. */
export interface RenderTask extends RenderOptions {
  snapshot: Snapshot;
}

/** A file from the rendering thread, in the encodings that browsers accept. */
export interface EncodedFile extends Pick<RenderedFile, 'address' | 'extension'> {
  br: Uint8Array;
  gzip: Uint8Array;
}

export interface RenderedMessage extends Pick<RenderedPage, 'address' | 'source' | 'failure'> {
  files: EncodedFile[];
}
