import { PATHS } from '../../catalogue.ts';

/** First segments of addresses that belong to the server or the built client. */
const FIRST_PARTS = [
  'api',
  'assets',
  'content',
  'pictures',
  'pages',
  'project',
  'careers',
  'site-files',
  'credentials',
  'index',
  'all-projects',
  '404',
];

/** Whether an address belongs to the program, or may do so. */
export function isTakenPath(path: string): boolean {
  const [, first] = path.split('/');
  return FIRST_PARTS.includes(first) || Object.values<string>(PATHS).includes(path);
}
