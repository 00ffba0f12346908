import type { FormOffer } from '../documents/forms.ts';
import type { Firm } from '../documents/firm.ts';
import type { Home } from '../documents/home.ts';
import type { PageTexts } from '../documents/pages/pages.ts';

/** Texts above the figures of the home page; also for content that was stored without them. */
export const SAMPLE_WORK_TEXTS: Home['work'] = {
  heading: 'What we have built',
  lead: 'From our own project records.',
};

// Sample content: the firm and its works are invented.
export const SAMPLE_PROFILE_TEXTS = {
  title: 'Company profile',
  description: 'Printable profile of {firm} in {town}: services, selected projects, organization and contact details.',
};

// Sample content: the firm and its works are invented.
export const SAMPLE_ALL_PROJECTS_TEXTS = {
  title: 'Completed projects since {first}',
  description: 'Search every {firm} project since {first} by name, place, client or type of work.',
};

// Initial values of fields added since documents were first stored: visitors see the same as before.

/** An invented firm has no clients to quote. */
export const SAMPLE_CLIENTS: Home['clients'] = { heading: 'What our clients say', quotes: [] };

/** Not registered with any search engine. */
export const SAMPLE_VERIFICATION: PageTexts['verification'] = { google: '', bing: '' };

/** null: the longest periods, as in the repository's privacy notice. */
export const SAMPLE_RETENTION: Firm['retention'] = { quotes: null, inquiries: null, applications: null };

/** As specified. */
export const SAMPLE_CONTACT: FormOffer['contact'] = { quote: 'both', inquiry: 'both', application: 'both' };
