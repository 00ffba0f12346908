import type { Firm } from '../documents/firm.ts';
import type { Home } from '../documents/home.ts';
import type { PageTexts } from '../documents/pages.ts';

// What documents have got since they were stored first: it leaves what visitors see as it was.

/** An invented firm has no clients whose words could stand here. */
export const SAMPLE_CLIENTS: Home['clients'] = { heading: 'What our clients say', quotes: [] };

/** No search engine has asked yet. */
export const SAMPLE_VERIFICATION: PageTexts['verification'] = { google: '', bing: '' };

/** As long as the privacy notice of the repository promises. */
export const SAMPLE_RETENTION: Firm['retention'] = { quotes: null, inquiries: null, applications: null };
