import { z } from 'zod';
import { ABOUT } from './about.ts';
import { CREDENTIALS } from './credentials.ts';
import { FIRM } from './firm.ts';
import { HOME } from './home.ts';
import { PAGE_TEXTS } from './pages.ts';
import { PROJECTS } from './projects.ts';
import { SERVICES } from './services.ts';

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

export type Place = (string | number)[];

/** What is wrong in a document: where, and in a sentence. */
export interface ContentProblem {
  document: DocumentName;
  path: Place;
  message: string;
}

/** Everything that keeps a document from being published. */
export function problemsOf(document: DocumentName, body: unknown): ContentProblem[] {
  const { error } = DOCUMENTS[document].safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => ({ document, path: path as Place, message }));
}
