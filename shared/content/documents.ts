import { z } from 'zod';
import type { Step } from './entries.ts';
import { ABOUT } from './documents/about.ts';
import { CREDENTIALS } from './documents/credentials.ts';
import { FIRM } from './documents/firm.ts';
import { FORM_OFFER } from './documents/forms.ts';
import { HOME } from './documents/home.ts';
import { LAYOUT } from './documents/layout.ts';
import { PAGE_TEXTS } from './documents/pages.ts';
import { PRIVACY } from './documents/privacy.ts';
import { PROJECTS } from './documents/projects.ts';
import { SERVICES } from './documents/services.ts';

/** What the firm says about itself, in parts that are saved and checked as a whole. */
export const DOCUMENTS = {
  firm: FIRM,
  home: HOME,
  about: ABOUT,
  services: SERVICES,
  projects: PROJECTS,
  credentials: CREDENTIALS,
  forms: FORM_OFFER,
  privacy: PRIVACY,
  layout: LAYOUT,
  pages: PAGE_TEXTS,
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];

export type Content = { [Name in DocumentName]: z.infer<(typeof DOCUMENTS)[Name]> };

/** From the document inwards: names of fields and of entries, such as `id=17`, and numbers of entries that have none. */
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
