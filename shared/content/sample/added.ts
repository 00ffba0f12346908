import type { FormOffer } from '../documents/forms.ts';
import type { Firm } from '../documents/firm.ts';
import type { Home } from '../documents/home.ts';
import type { PageTexts } from '../documents/pages/pages.ts';

// Initial values of fields added since documents were first stored: visitors see the same as before.

/** An invented firm has no clients to quote. */
export const SAMPLE_CLIENTS: Home['clients'] = { heading: 'What our clients say', quotes: [] };

/** Not registered with any search engine. */
export const SAMPLE_VERIFICATION: PageTexts['verification'] = { google: '', bing: '' };

/** null: the longest periods, as in the repository's privacy notice. */
export const SAMPLE_RETENTION: Firm['retention'] = { quotes: null, inquiries: null, applications: null };

/** As specified. */
export const SAMPLE_CONTACT: FormOffer['contact'] = { quote: 'both', inquiry: 'both', application: 'both' };
