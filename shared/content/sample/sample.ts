import type { Content } from '../documents.ts';
import { LAYOUT, type Layout } from '../documents/layout.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
import { ABOUT_SECTIONS, CONTACT_SECTIONS, HOME_SECTIONS, MENU, OTHER_MENU } from '../site/sections.ts';
import { SAMPLE_ABOUT } from './about.ts';
import { SAMPLE_CONTACT } from './added.ts';
import { SAMPLE_FIRM } from './firm.ts';
import { SAMPLE_HOME } from './home.ts';
import { SAMPLE_MAILS } from './mails.ts';
import { SAMPLE_PAGES } from './pages.ts';
import { SAMPLE_PRIVACY } from './privacy.ts';
import { SAMPLE_PROJECTS } from './projects.ts';
import { SAMPLE_SERVICES } from './services.ts';

const named = <Name extends string>(names: readonly Name[]) => names.map((section) => ({ section }));

/** As in the specification. */
const SAMPLE_LAYOUT = withEntryIds<Layout>(LAYOUT, {
  menu: MENU.map((part) => ({ ...part })),
  other: OTHER_MENU.map((part) => ({ ...part })),
  home: named(HOME_SECTIONS),
  about: named(ABOUT_SECTIONS),
  contact: named(CONTACT_SECTIONS),
  rentals: true,
  careers: true,
});

/** The content of a new site until its owner replaces it: an invented firm with its works and people. */
export const SAMPLE: Content = {
  firm: SAMPLE_FIRM,
  home: SAMPLE_HOME,
  about: SAMPLE_ABOUT,
  services: SAMPLE_SERVICES,
  projects: SAMPLE_PROJECTS,
  credentials: { items: [] },
  forms: { meetingPlaces: [], meetingHours: [], contact: SAMPLE_CONTACT },
  mails: SAMPLE_MAILS,
  privacy: SAMPLE_PRIVACY,
  layout: SAMPLE_LAYOUT,
  ownPages: { pages: [] },
  pages: SAMPLE_PAGES,
};
