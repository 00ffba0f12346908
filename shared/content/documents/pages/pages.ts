import { z } from 'zod';
import { verificationCode } from '../../site/verification.ts';
import { line, picture, text } from '../../fields/fields.ts';

/** Texts of a page for search engines and shared links. */
const page = (title: string) =>
  z
    .strictObject({
      title: line(
        { title: 'Title', description: 'Shown in the browser tab and in search results, before the company name.' },
        90,
      ),
      description: text({ title: 'Description', description: 'Shown in search results and below the heading.' }, 300),
    })
    .meta({ title });

const verification = (title: string) =>
  z
    .string()
    .trim()
    .max(300, `${title} must be at most 300 characters.`)
    .refine(
      (text) => text === '' || verificationCode(text) !== undefined,
      `${title} must be the HTML tag, or the code in it.`,
    )
    .meta({ title, control: 'line' });

export const PAGE_TEXTS = z
  .strictObject({
    share: picture({ title: 'Picture for shared links' }),
    verification: z
      .strictObject({ google: verification('Google Search Console'), bing: verification('Bing Webmaster Tools') })
      .meta({
        title: 'Site verification',
        description: 'Choose “HTML tag” in the tool, and paste the tag here. Publishing adds it to the home page.',
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
    projects: page('Project lists').meta({
      title: 'Project lists',
      description: 'For every period, with its years in place of {Project list years}.',
    }),
    allProjects: page('All projects'),
    quoteService: page('Service pages').meta({
      title: 'Service pages',
      description: 'For every service, with its name in place of {Name of the service}.',
    }),
    inquiryService: page('Material pages').meta({
      title: 'Material pages',
      description: 'For every material, with its name in place of {Name of the service}.',
    }),
  })
  .meta({ title: 'Page titles and descriptions' });

export type PageTexts = z.infer<typeof PAGE_TEXTS>;
