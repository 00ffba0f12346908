import { z } from 'zod';
import type { Step } from './entries.ts';
import { deepEqual } from './deep-equal.ts';
import { ABOUT } from './documents/about.ts';
import { CREDENTIALS } from './documents/credentials.ts';
import { FIRM } from './documents/firm.ts';
import { FORM_OFFER } from './documents/forms.ts';
import { HOME } from './documents/home.ts';
import { LAYOUT } from './documents/layout.ts';
import { MAILS } from './documents/mails.ts';
import { OWN_PAGES_DOCUMENT } from './documents/pages/own-pages.ts';
import { PAGE_TEXTS } from './documents/pages/pages.ts';
import { PRIVACY } from './documents/privacy.ts';
import { PROJECTS } from './documents/projects.ts';
import { SERVICES } from './documents/services.ts';

/** The content of the site, in documents that are saved and validated as a whole. */
export const DOCUMENTS = {
  firm: FIRM,
  home: HOME,
  about: ABOUT,
  services: SERVICES,
  projects: PROJECTS,
  credentials: CREDENTIALS,
  forms: FORM_OFFER,
  mails: MAILS,
  privacy: PRIVACY,
  layout: LAYOUT,
  ownPages: OWN_PAGES_DOCUMENT,
  pages: PAGE_TEXTS,
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];

export type Content = { [Name in DocumentName]: z.infer<(typeof DOCUMENTS)[Name]> };

/** From the document inwards: names of fields, entries such as `id=17`, and indexes of entries without an id. */
export type Place = Step[];

/** An error in a document: its place and a sentence. */
export interface ContentProblem {
  document: DocumentName;
  path: Place;
  message: string;
}

/** The result of validating a document. */
export interface CheckedDocument {
  /** Everything that prevents publishing. */
  problems: ContentProblem[];
  /** The problems among them that not even a draft may have. */
  shapeProblems: ContentProblem[];
}

/** Only the first problem of a path: an empty web address is also one that is not complete. */
function firstByPath(problems: ContentProblem[]): ContentProblem[] {
  const known = new Map<string, ContentProblem>();
  for (const problem of problems) {
    const key = JSON.stringify(problem.path);
    if (!known.has(key)) known.set(key, problem);
  }
  return [...known.values()];
}

/** Validates a document once for both lists of problems. */
export function checked(document: DocumentName, body: unknown): CheckedDocument {
  const issues = DOCUMENTS[document].safeParse(body).error?.issues ?? [];
  const all = issues.map(({ path, message, code }) => ({
    code,
    problem: { document, path: path as Place, message },
  }));
  const problems = firstByPath(all.map(({ problem }) => problem));
  const hasProblem = (place: Place) => problems.some(({ path }) => deepEqual(path, place));
  return {
    // a picture that is not chosen needs no description yet
    problems: problems.filter(({ path }) => path.at(-1) !== 'alt' || !hasProblem([...path.slice(0, -1), 'picture'])),
    shapeProblems: all.filter(({ code }) => SHAPE_CODES.includes(code)).map(({ problem }) => problem),
  };
}

/** Everything that prevents publishing a document. */
export const problemsOf = (document: DocumentName, body: unknown): ContentProblem[] => checked(document, body).problems;

/** Wrong structure, which no typing corrects: an unknown field, a text in place of a list. */
const SHAPE_CODES = ['invalid_type', 'unrecognized_keys', 'invalid_value', 'invalid_union'];
