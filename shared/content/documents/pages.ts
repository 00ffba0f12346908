import { z } from 'zod';
import { verificationCode } from '../site/verification.ts';
import { line, picture, text } from './fields.ts';

/** Texts of a page for search engines and shared links. */
const page = (title: string) =>
  z
    .strictObject({
      title: line(
        { title: 'Title', description: 'In the tab and in search results; the name of the firm follows it.' },
        90,
      ),
      description: text({ title: 'Description', description: 'In search results and below the heading.' }, 300),
    })
    .meta({ title });

const verification = (title: string) =>
  z
    .string()
    .trim()
    .max(300, `${title} takes at most 300 characters.`)
    .refine(
      (text) => text === '' || verificationCode(text) !== undefined,
      `${title} is the tag for the page’s head, or the code in it.`,
    )
    .meta({ title, control: 'line' });

export const PAGE_TEXTS = z
  .strictObject({
    share: picture({ title: 'Picture of shared links' }),
    verification: z
      .strictObject({ google: verification('Google Search Console'), bing: verification('Bing Webmaster Tools') })
      .meta({
        title: 'Proof that the site is yours',
        description: 'Choose “HTML tag” there, and paste it here. It stands on the home page once it is published.',
      }),
    home: page('Home'),
    about: page('About the company'),
    contact: page('Contact'),
    careers: page('Careers'),
    rentals: page('Rentals'),
    quote: page('Quote form'),
    apply: page('Application form'),
    inquiry: page('Inquiry form'),
    privacy: page('Privacy notice'),
    credentials: page('Credentials'),
    profile: page('Company profile'),
    projects: page('Lists of projects').meta({
      title: 'Lists of projects',
      description: 'One for each period: {period} is its years.',
    }),
    allProjects: page('All projects'),
    quoteService: page('Pages of services').meta({
      title: 'Pages of services',
      description: 'One for each: {service} is its name.',
    }),
    inquiryService: page('Pages of materials').meta({
      title: 'Pages of materials',
      description: 'One for each: {service} is its name.',
    }),
  })
  .meta({ title: 'Search engines and shared links' });

export type PageTexts = z.infer<typeof PAGE_TEXTS>;
