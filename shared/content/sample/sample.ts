import type { Content } from '../documents.ts';
import { SAMPLE_ABOUT } from './about.ts';
import { SAMPLE_CONTACT } from './added.ts';
import { SAMPLE_FIRM } from './firm.ts';
import { SAMPLE_HOME } from './home.ts';
import { SAMPLE_LAYOUT } from './layout.ts';
import { SAMPLE_MAILS } from './mails.ts';
import { SAMPLE_PAGES } from './pages.ts';
import { SAMPLE_PRIVACY } from './privacy.ts';
import { SAMPLE_PROJECTS } from './projects.ts';
import { SAMPLE_SERVICES } from './services.ts';

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
