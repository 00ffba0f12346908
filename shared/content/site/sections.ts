/** Sections of the pages whose order an owner decides, and the menu, unless the firm has changed them. */
export const HOME_SECTIONS = [
  'work',
  'clients',
  'offers',
  'supplies',
  'mission',
  'history',
  'principles',
  'organization',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export const ABOUT_SECTIONS = ['mission', 'history', 'principles', 'organization', 'credentials', 'talk'] as const;
export type AboutSection = (typeof ABOUT_SECTIONS)[number];

export const CONTACT_SECTIONS = ['map', 'location', 'hours', 'mailboxes', 'credentials'] as const;
export type ContactSection = (typeof CONTACT_SECTIONS)[number];

export interface MenuPart<Part extends string> {
  part: Part;
  label: string;
}

/** The entries of the bar; `other` contains those of OTHER_MENU. */
export const MENU = [
  { part: 'company', label: 'OUR COMPANY' },
  { part: 'projects', label: 'COMPLETED PROJECTS' },
  { part: 'offer', label: 'WE OFFER' },
  { part: 'other', label: 'OTHER SERVICES' },
  { part: 'careers', label: 'CAREERS' },
  { part: 'contact', label: 'CONTACT US' },
] as const satisfies MenuPart<string>[];
export type BarPart = (typeof MENU)[number]['part'];

/** `services` has no label of its own: each service is an entry. */
export const OTHER_MENU = [
  { part: 'services', label: '' },
  { part: 'aggregate', label: 'Aggregate' },
  { part: 'trucking', label: 'Trucking' },
  { part: 'rentals', label: 'Rentals' },
] as const satisfies MenuPart<string>[];
export type OtherPart = (typeof OTHER_MENU)[number]['part'];
