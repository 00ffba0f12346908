import { z } from 'zod';
import type { Step } from './entries.ts';
import { ABOUT } from './documents/about.ts';
import { CREDENTIALS } from './documents/credentials.ts';
import { FIRM } from './documents/firm.ts';
import { HOME } from './documents/home.ts';
import { PAGE_TEXTS } from './documents/pages.ts';
import { PROJECTS } from './documents/projects.ts';
import { SERVICES } from './documents/services.ts';
import { SAMPLE_ALL_PROJECTS_TEXTS } from './sample/all-projects-texts.ts';
import { SAMPLE_WORK_TEXTS } from './sample/work-texts.ts';
import { SAMPLE_PROFILE_TEXTS } from './sample/profile-texts.ts';

/** What the firm says about itself, in parts that are saved and checked as a whole. */
export const DOCUMENTS = {
  firm: FIRM,
  home: HOME,
  about: ABOUT,
  services: SERVICES,
  projects: PROJECTS,
  credentials: CREDENTIALS,
  pages: PAGE_TEXTS,
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];

export type Content = { [Name in DocumentName]: z.infer<(typeof DOCUMENTS)[Name]> };

/** From the document inwards: names of fields, and numbers of entries or fields that name them, such as `id=17`. */
export type Place = Step[];

/** What is wrong in a document: where, and in a sentence. */
export interface ContentProblem {
  document: DocumentName;
  path: Place;
  message: string;
}

/** What a check against the schema has found. */
export interface CheckedDocument {
  /** Everything that keeps the document from being published. */
  problems: ContentProblem[];
  /** Those of them that make the document none: a draft may be incomplete, but not this. */
  shapeProblems: ContentProblem[];
}

/** Checks a document once, for all that is asked of it. */
export function checked(document: DocumentName, body: unknown): CheckedDocument {
  const issues = DOCUMENTS[document].safeParse(body).error?.issues ?? [];
  const all = issues.map(({ path, message, code }) => ({
    code,
    problem: { document, path: path as Place, message },
  }));
  return {
    problems: all.map(({ problem }) => problem),
    shapeProblems: all.filter(({ code }) => SHAPE_CODES.includes(code)).map(({ problem }) => problem),
  };
}

/** Everything that keeps a document from being published. */
export const problemsOf = (document: DocumentName, body: unknown): ContentProblem[] => checked(document, body).problems;

/** Wrong in kind, whatever is typed next: another field, a text where a list stands. */
const SHAPE_CODES = ['invalid_type', 'unrecognized_keys', 'invalid_value'];

/** Raised with every change of a schema that older content does not fit; `upgraded` then says how it is brought along. */
export const SCHEMA_VERSIONS: Record<DocumentName, number> = {
  firm: 2,
  home: 2,
  about: 1,
  services: 1,
  projects: 1,
  credentials: 1,
  pages: 3,
};

type Upgrade = (body: unknown) => unknown;

/** What brings a document from a version to the next one, by the version that it begins from. */
const UPGRADES: Partial<Record<DocumentName, Record<number, Upgrade>>> = {
  home: { 1: (body) => ({ ...(body as object), work: SAMPLE_WORK_TEXTS }) },
  firm: { 1: (body) => ({ ...(body as object), sketch: { places: [], roads: [] } }) },
  pages: {
    1: (body) => ({ ...(body as object), profile: SAMPLE_PROFILE_TEXTS }),
    2: (body) => ({ ...(body as object), allProjects: SAMPLE_ALL_PROJECTS_TEXTS }),
  },
};

/** A document of an older schema as one of today's. @throws Error for a newer one */
export function upgraded(document: DocumentName, schema: number, body: unknown): unknown {
  const newest = SCHEMA_VERSIONS[document];
  if (schema > newest)
    throw new Error(
      `The document ${document} was written by a newer version of this site (${schema}, known here: ${newest}).`,
    );
  let current = body;
  for (let version = schema; version < newest; version++) current = UPGRADES[document]?.[version]?.(current) ?? current;
  return current;
}
