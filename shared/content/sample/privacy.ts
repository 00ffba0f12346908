import { PRIVACY_NOTICE } from '../../privacy.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
import { PRIVACY, type Privacy } from '../documents/privacy.ts';

const paragraphs = (...all: (string | [beginning: string, text: string])[]) =>
  all.map((one) => (typeof one === 'string' ? { beginning: '', text: one } : { beginning: one[0], text: one[1] }));

export const SAMPLE_PRIVACY = withEntryIds<Privacy>(PRIVACY, {
  sections: [
    {
      heading: 'Who we are',
      paragraphs: paragraphs(
        '{registered}, {address}. This notice follows the Data Privacy Act of 2012 (Republic Act No. 10173). Last updated {updated}.',
      ),
      points: [],
    },
    {
      heading: 'What we collect and why',
      paragraphs: paragraphs(
        [
          'Requests for a quote and inquiries',
          ': your name, contact details and message, to reply to you and to prepare the quote or the delivery. We keep them for {quoteMonths} months.',
        ],
        [
          'Job applications',
          ': your name, contact details and resume, to consider you for a position. We keep them for {applicationMonths} months.',
        ],
        'We also record which page of this site each form was sent from. We use this data for nothing else, show it only to the staff who reply to you, and delete it when the period ends. What you type and the confirmation of what you sent also stay in your browser until you close the tab.',
      ),
      points: [],
    },
    {
      heading: 'What this site does not do',
      paragraphs: paragraphs(
        'It sets no advertising or tracking cookies and keeps no record of your visit. It only counts visits per day: by first page, by linking site, and from phones. The map on the contact page is loaded from OpenStreetMap, whose servers receive your IP address when you open that page.',
      ),
      points: [],
    },
    {
      heading: 'Your rights',
      paragraphs: [],
      // the rights of data subjects (RA 10173, section 16 and following) in plain words
      points: [
        'To be informed of how we use your data and to get a copy of it.',
        'To have errors corrected.',
        'To object to its use and to have your data blocked or deleted.',
        'To receive your data in a common electronic format.',
        'To be compensated for damages and to file a complaint with the National Privacy Commission.',
      ],
    },
  ],
  version: PRIVACY_NOTICE.version,
});
