import { z } from 'zod';
import { LIMITS } from '#shared/limits';
import { DOWNLOAD_ID } from './downloads.ts';
import { entry, line, lines, linkedText, optionalLine, picture, text } from '../../fields/fields.ts';
import { photos } from '../../fields/photos.ts';
import { isOwnAddress, MAX_LETTERS } from '../../addresses/service-address.ts';

const kind = <const Kind extends string>(name: Kind) => z.literal(name).meta({ title: 'Kind', hidden: true });

const label = line({ title: 'Label' }, 60);

const download = z
  .strictObject({
    download: z.string().regex(DOWNLOAD_ID, 'Choose a PDF.'),
    name: z.string().max(LIMITS.fileName),
    bytes: z.int().min(0).max(LIMITS.download.bytes),
  })
  .meta({ title: 'PDF', control: 'download' });

/** Fields of the same name have the same schema in every kind, because a content path does not tell the kind. */
const BLOCKS = [
  entry({ kind: kind('heading'), heading: line({ title: 'Heading' }, 100) }),
  entry({
    kind: kind('text'),
    text: linkedText(
      {
        title: 'Text',
        description:
          'Each line is a paragraph, and lines that begin with “- ” are a list. Link words like this: [our plant](/rmc).',
      },
      5000,
    ),
  }),
  entry({
    kind: kind('picture'),
    picture: picture({ title: 'Picture' }),
    caption: optionalLine({ title: 'Caption' }, 200),
  }),
  entry({ kind: kind('gallery'), photos: photos('your own work') }),
  entry({
    kind: kind('facts'),
    facts: lines(
      { title: 'Facts', entry: 'fact' },
      entry({ label: line({ title: 'Fact' }, 60), value: line({ title: 'Value' }, 200) }),
      { least: 1, most: 30 },
    ),
  }),
  entry({ kind: kind('document'), label, file: download }),
  entry({
    kind: kind('button'),
    label,
    form: z.enum(['quote', 'inquiry', 'application']).meta({ title: 'Form', control: 'choice' }),
  }),
] as const;

const block = z.discriminatedUnion('kind', BLOCKS, { error: 'Content must be of a known kind.' });

export type Block = z.infer<typeof block>;

const path = z
  .string()
  .max(MAX_LETTERS, `Address must be at most ${MAX_LETTERS} characters.`)
  .refine(isOwnAddress, 'Address must look like /pages/our-plant: lowercase letters, digits and -.')
  .meta({ title: 'Address', control: 'address', description: 'After a change, the old address redirects here.' });

const page = z
  .strictObject({
    /** Stays the same when the title and the address change. */
    id: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .meta({ title: 'Id', hidden: true }),
    title: line({ title: 'Title' }, 90),
    description: text({ title: 'Description', description: 'Shown in search results and below the title.' }, 300),
    blocks: lines({ title: 'Content', entry: 'block' }, block, { most: 60 }),
    place: z.enum(['menu', 'footer', 'link']).meta({ title: 'Linked from', control: 'choice' }),
    label: optionalLine({ title: 'Menu label', description: 'If empty, the title.' }, 40),
    path,
  })
  .meta({ title: '', control: 'own-page' });

export type OwnPage = z.infer<typeof page>;

const once = (of: (one: OwnPage) => string) => (pages: OwnPage[]) => new Set(pages.map(of)).size === pages.length;

export const OWN_PAGES_DOCUMENT = z
  .strictObject({
    pages: lines({ title: 'Pages', entry: 'page', control: 'own-pages' }, page, { most: 60 })
      .refine(
        once(({ path: at }) => at),
        'Two pages have the same address.',
      )
      .refine(
        once(({ title }) => title),
        'Two pages have the same title.',
      )
      .refine(
        once(({ id }) => id),
        'Two pages have the same id.',
      ),
  })
  .meta({ title: 'Your own pages' });
