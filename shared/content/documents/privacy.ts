import { z } from 'zod';
import { entry, line, lines, optionalLine, text } from '../fields/fields.ts';

const paragraph = entry({
  beginning: optionalLine({ title: 'Bold lead-in' }, 80),
  text: text({ title: 'Paragraph' }, 1500),
});

const section = entry({
  heading: line({ title: 'Heading' }, 80),
  paragraphs: lines({ title: 'Paragraphs', entry: 'paragraph' }, paragraph, { most: 12 }),
  points: lines({ title: 'List', entry: 'point' }, line({ title: 'Point' }, 300), { most: 20 }),
});

/** The date of the notice, and a number if it changed more than once on that day. */
const VERSION = /^\d{4}-\d{2}-\d{2}(\.\d{1,4})?$/;

export const PRIVACY = z
  .strictObject({
    sections: lines(
      {
        title: 'Sections',
        entry: 'section',
        description:
          'The site fills in {registered}, {address}, the mailboxes {quoteMailbox}, {inquiryMailbox} and {applicationMailbox}, ' +
          'the months {quoteMonths}, {inquiryMonths} and {applicationMonths}, and {updated}, the date of the last change.',
      },
      section,
      { least: 1, most: 20 },
    ),
    /** Stored with each submission. Publishing sets it when the notice changes. */
    version: z.string().regex(VERSION).meta({ title: 'Version', hidden: true }),
  })
  .meta({ title: 'Privacy notice' });

export type Privacy = z.infer<typeof PRIVACY>;
