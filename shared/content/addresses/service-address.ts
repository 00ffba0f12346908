import { PATHS } from '../../catalogue.ts';

/** Such as `/ready-mix` or `/gravel/fine`. */
const ADDRESS = /^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

export const MAX_LETTERS = 80;

/** The beginning of the addresses of the owner's own pages. */
export const OWN_PAGES = '/pages/';

const OWN = /^\/pages\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Leaves room for a number at the end. */
const MAX_NAME_LETTERS = 65;

export const isAddress = (text: string): boolean => text.length <= MAX_LETTERS && ADDRESS.test(text);

const FORMS = { quote: PATHS.offers, inquiry: PATHS.services, application: PATHS.apply };

/** The page of a form. Visitors of a hidden or removed service get the form that it had. */
export const formPath = (form: keyof typeof FORMS): string => FORMS[form];

/** Lower-case letters and digits of a name, with - between words and without accents. */
function slugOf(name: string, nameless: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/['’]/g, '').match(/[a-z0-9]+/g) ?? [nameless];
  return words.join('-').slice(0, MAX_NAME_LETTERS).replace(/-$/, '');
}

function freeAddress(first: string, isFree: (address: string) => boolean): string {
  for (let number = 1; ; number++) {
    const address = number === 1 ? first : `${first}-${number}`;
    if (isFree(address)) return address;
  }
}

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

/** An address for a service of this name that no page of the program and none of `taken` has. */
export const proposedAddress = (name: string, taken: readonly string[]): string =>
  freeAddress(`/${slugOf(name, 'service')}`, (address) => !isTakenPath(address) && !taken.includes(address));

/** Whether a path belongs to the owner's own pages. No service can have one like it. */
export const isOwnPath = (path: string): boolean => path.startsWith(OWN_PAGES);

export const isOwnAddress = (path: string): boolean => isOwnPath(path) && OWN.test(path) && path.length <= MAX_LETTERS;

/** An address for a page of the owner's own that none of `taken` has. */
export const proposedOwnAddress = (title: string, taken: readonly string[]): string =>
  freeAddress(`${OWN_PAGES}${slugOf(title, 'page')}`, (address) => !taken.includes(address));
