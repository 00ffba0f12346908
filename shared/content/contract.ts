import type { Content, ContentProblem, DocumentName, Place } from './documents.ts';
import type { ErrorBody } from '../contract.ts';
import type { ExpiringCredential } from './expiring.ts';
import type { PictureSource, SharePicture } from './pictures/picture.ts';

/** What publishing a draft would change. */
export interface DraftChange {
  /** A sentence. */
  text: string;
  /** Of how many entries or fields it tells. */
  count: number;
  /** Who wrote it; empty where that is not known any more. */
  by: string[];
}

/** What somebody has written and not published. */
export interface DraftState {
  document: DocumentName;
  /** Another one with every save, and never one that a draft had before. */
  revision: number;
  /** ISO 8601. */
  updatedAt: string;
  /** Who saved it last. */
  by: string;
  /** Everybody who has written in it, the first one first. */
  authors: string[];
  /** What publishing it would change for visitors. */
  changes: DraftChange[];
  /** What keeps it from being published. */
  problems: ContentProblem[];
}

/** What an owner makes their own of a new site. `mailServer` and `password` are no content; all others are. */
export const SAMPLE_ITEMS = [
  'name',
  'logo',
  'colours',
  'address',
  'phones',
  'mailboxes',
  'social',
  'about',
  'slides',
  'services',
  'projects',
  'clients',
  'credentials',
  'domain',
  'mailServer',
  'password',
] as const;
export type SampleItem = (typeof SAMPLE_ITEMS)[number];

/** The content as an editor works on it. */
export interface ServiceAddress {
  /** Of the service. */
  id: string;
  path: string;
}

export interface ContentState {
  /** The newest release; 0 while nothing was published. */
  release: number;
  /** What is published, with the drafts in the place of their documents. */
  content: Content;
  drafts: DraftState[];
  /** Where visitors find the services now. */
  addresses: ServiceAddress[];
  /** Whether visitors still see the invented firm. */
  isSample: boolean;
  /** What is still as it came: `mailServer` and `password` as they are, all others in `content`. */
  sampleLeft: SampleItem[];
  /** Published licenses and certificates that end within 60 days or have ended, the first ones first. */
  expiring: ExpiringCredential[];
}

/** A change of one place of a document. */
export interface ContentChange {
  path: Place;
  /**
   * What the editor saw there: another value that stands there now is a conflict. An entry without an id may have got
   * another number since, and is absent where one is added.
   */
  before?: unknown;
  /** Absent: the place is removed, unless `after` moves it. */
  value?: unknown;
  /**
   * Of an entry that the last step names, such as `id=17`: behind which entry of its list it stands from now on, null
   * for the first place.
   */
  after?: string | null;
}

export interface DraftSave {
  /** Of this save alone, a UUID: sent again with it, the save is not made a second time. */
  key?: string;
  changes: ContentChange[];
}

/** A place that somebody else has changed meanwhile. */
export interface ContentConflict {
  path: Place;
  /** What stands there now. */
  theirs?: unknown;
  /** Who wrote that, and when (ISO 8601); absent where it is published, or not known any more. */
  by?: string;
  at?: string;
}

/** The changes that found what they expected are saved; `conflicts` are not. */
export interface DraftSaved extends DraftState {
  conflicts: ContentConflict[];
  /** Whether it was made before, and nothing was changed now. */
  isRepeated: boolean;
}

/** A whole draft: what was thrown away, and what brings it back. */
export interface WholeDraft {
  document: DocumentName;
  body: object;
}

/** What became of a file of content. */
export interface ContentImport {
  /** All drafts as they are now. */
  drafts: DraftState[];
  pictures: {
    added: number;
    /** In the library already. */
    known: number;
  };
}

/** The drafts that an editor has seen, by their documents. */
export type Revisions = Partial<Record<DocumentName, number>>;

export interface SeenDrafts {
  /** With the revisions that the editor has seen. Those that are published leave all others as they are. */
  revisions: Revisions;
}

export interface PublishRequest extends SeenDrafts {
  /** Publishes what this person has written, and leaves what others have; without it, all of these drafts. */
  by?: string;
}

/** Puts a whole draft in the place of another. */
export interface DraftReplacement {
  body: object;
  /** Of the draft that is replaced; null where there is none. */
  revision: number | null;
}

/** The answer 409 to a call whose editor has not seen the drafts as they are. */
export interface StaleDraftsBody extends ErrorBody {
  /** The content as it is now. */
  state: ContentState;
}

/** A picture of the repository, which content names by its id. */
export interface RepositoryPicture extends PictureSource {
  id: string;
}

/** The crop of a picture for social networks. */
export interface RepositoryShare extends Omit<SharePicture, 'alt'> {
  /** Of the picture. */
  id: string;
}

/** What content of the repository may name: the library of uploaded pictures stands beside it. */
export interface RepositoryPictures {
  pictures: RepositoryPicture[];
  shares: RepositoryShare[];
}

/** One publication. */
export interface Release {
  id: number;
  /** ISO 8601. */
  publishedAt: string;
  by: string;
  /** Everybody who wrote what it published, the first one first. */
  authors: string[];
  summary: string[];
}

export interface ReleasePage {
  /** Newest first. */
  releases: Release[];
  /** For `before` of the next page; null at the end. */
  next: number | null;
}
