import type { Content, ContentProblem, DocumentName, Place } from './documents.ts';
import type { ErrorBody } from '../contract.ts';
import type { ExpiringCredential } from './expiring.ts';
import type { PictureSource, SharePicture } from './pictures/picture.ts';
import type { PictureChange } from './summary.ts';

/** A change that publishing a draft would make. */
export interface DraftChange {
  /** The change in a sentence. */
  text: string;
  picture?: PictureChange;
  /** How many entries or fields the sentence covers. */
  count: number;
  /** Authors of the change; empty if they are no longer known. */
  by: string[];
}

/** Unpublished changes of a document. */
export interface DraftState {
  document: DocumentName;
  /** New with every save and never reused. */
  revision: number;
  /** ISO 8601. */
  updatedAt: string;
  /** Author of the last save. */
  by: string;
  /** All authors, earliest first. */
  authors: string[];
  /** What publishing it would change for visitors. */
  changes: DraftChange[];
  /** Problems that prevent publishing. */
  problems: ContentProblem[];
}

/** Items of a new site that its owner replaces. All are content except `mailServer` and `password`. */
export const SAMPLE_ITEMS = [
  'phones',
  'name',
  'logo',
  'colours',
  'address',
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

/** The published address of a service or of one of the owner's own pages. */
export interface PageAddress {
  /** Id of the service or page. */
  id: string;
  path: string;
}

export interface ContentState {
  /** The newest release; 0 if nothing was published yet. */
  release: number;
  /** The published content, with the drafts in place of their documents. */
  content: Content;
  drafts: DraftState[];
  /** Where visitors find the services and the owner's own pages at present. */
  addresses: PageAddress[];
  /** Whether visitors still see the sample firm. */
  isSample: boolean;
  /** Items that were not replaced yet. `mailServer` and `password` are facts of the site, the others are as in `content`. */
  sampleLeft: SampleItem[];
  /** Published licenses and certificates that expire within 60 days or have expired, earliest first. */
  expiring: ExpiringCredential[];
}

/** A change of one place of a document. */
export interface ContentChange {
  path: Place;
  /**
   * The value that the editor saw; any other current value is a conflict. It finds an entry without an id, whose index may have changed,
   * and is absent for a new entry.
   */
  before?: unknown;
  /** Absent to remove the place, or to move it by `after`. */
  value?: unknown;
  /** For an entry that the last step names, such as `id=17`: the entry of its list that it follows, or null for the first position. */
  after?: string | null;
}

export interface DraftSave {
  /** A UUID for this save alone: sent again with it, the save is not applied twice. */
  key?: string;
  changes: ContentChange[];
}

/** A place that somebody else has changed meanwhile. */
export interface ContentConflict {
  path: Place;
  /** The current value. */
  theirs?: unknown;
  /** Author and time (ISO 8601) of that value; absent if it is published or they are no longer known. */
  by?: string;
  at?: string;
}

/** The result of a save: conflicting changes were left out, and are listed. */
export interface DraftSaved extends DraftState {
  conflicts: ContentConflict[];
  /** Whether the save was applied earlier, so that nothing was changed now. */
  isRepeated: boolean;
}

/** A whole draft, as it was discarded or is to be restored. */
export interface WholeDraft {
  document: DocumentName;
  body: object;
}

/** The result of importing a content file. */
export interface ContentImport {
  /** All current drafts. */
  drafts: DraftState[];
  pictures: {
    added: number;
    /** Already in the library. */
    known: number;
  };
  /** Visitors see these at once. */
  rows: {
    rentals: number;
    jobs: number;
    /** Lists of the file that were left out, because the site has rows of its own. */
    kept: ('rentals' | 'jobs')[];
  };
}

/** Revisions of drafts, by document. */
export type Revisions = Partial<Record<DocumentName, number>>;

export interface SeenDrafts {
  /** The revisions that the editor has seen. Publishing leaves all other drafts unchanged. */
  revisions: Revisions;
}

export interface PublishRequest extends SeenDrafts {
  /** Publishes this person's changes only; without it, all of these drafts. */
  by?: string;
}

/** Replaces a whole draft. */
export interface DraftReplacement {
  body: object;
  /** Revision of the draft to replace; null if there is none. */
  revision: number | null;
}

/** The 409 response to a call whose editor has not seen the current drafts. */
export interface StaleDraftsBody extends ErrorBody {
  /** The current content. */
  state: ContentState;
}

/** A picture of the repository, which content names by its id. */
export interface RepositoryPicture extends PictureSource {
  id: string;
}

/** The crop of a picture for social networks. */
export interface RepositoryShare extends Omit<SharePicture, 'alt'> {
  /** Id of the picture. */
  id: string;
}

/** Pictures that come with the site; uploaded ones are in the library. */
export interface RepositoryPictures {
  pictures: RepositoryPicture[];
  shares: RepositoryShare[];
}

export interface Release {
  id: number;
  /** ISO 8601. */
  publishedAt: string;
  by: string;
  /** Everyone whose changes it published, earliest first. */
  authors: string[];
  summary: string[];
}

export interface ReleasePage {
  /** Newest first. */
  releases: Release[];
  /** Value of `before` for the next page; null on the last page. */
  next: number | null;
}
