import { PATHS } from '../../catalogue.ts';

/** Names at the beginning of an address that the server or the built client has. */
const FIRST_PARTS = [
  'api',
  'assets',
  'content',
  'pictures',
  'project',
  'careers',
  'site-files',
  'credentials',
  'index',
  'all-projects',
  '404',
];

/** Whether a page of the program has the address, or may have it. */
export function isTakenPath(path: string): boolean {
  const [, first] = path.split('/');
  return FIRST_PARTS.includes(first) || Object.values<string>(PATHS).includes(path);
}
