import { z } from 'zod';
import { entry, line, lines, optionalLine, picture, text } from '../fields/fields.ts';
import { photos } from '../fields/photos.ts';
import { isAddress, isTakenPath, MAX_LETTERS } from '../addresses/service-address.ts';

const path = z
  .string()
  .max(MAX_LETTERS, `Address must be at most ${MAX_LETTERS} characters.`)
  .refine(isAddress, 'Address must look like /ready-mix: lowercase letters, digits, - and /.')
  .refine((value) => !isTakenPath(value), 'Another page of the site has this address. Choose a different one.')
  .meta({ title: 'Address', control: 'address', description: 'After a change, the old address redirects here.' });

const serviceId = z.string().regex(/^[a-z0-9-]{1,60}$/);

const service = z
  .strictObject({
    /** Stays the same when the name and the address change. */
    id: serviceId.meta({ title: 'Id', hidden: true }),
    name: line({ title: 'Name', description: 'Shown in forms and in your inbox.' }, 100),
    label: optionalLine({ title: 'Menu label', description: 'Leave empty to use the name.' }, 60),
    path,
    form: z.enum(['quote', 'inquiry']).meta({ title: 'Form', control: 'choice' }),
    menu: z.enum(['offer', 'other', 'aggregate']).meta({ title: 'Menu', control: 'choice' }),
    hidden: z.boolean().meta({
      title: 'Hidden',
      description: 'Left out of menus, lists and forms. Visitors of its address are sent to its form.',
    }),
    teaser: optionalLine({ title: 'Short description', description: 'Shown on the home page.' }, 120),
    sentences: lines({ title: 'Description', entry: 'paragraph' }, text({ title: 'Paragraph' }, 600), {
      least: 1,
      most: 8,
    }),
    facts: lines(
      { title: 'Facts', entry: 'fact' },
      entry({ label: line({ title: 'Fact' }, 60), value: line({ title: 'Value' }, 200) }),
      { most: 12 },
    ),
    picture: picture({ title: 'Picture' }),
    photos: photos('this service').optional(),
  })
  .meta({ title: 'Service', control: 'service' });

export type Service = z.infer<typeof service>;

const once = (of: (one: Service) => string) => (services: Service[]) =>
  new Set(services.map(of)).size === services.length;

export const SERVICES = z
  .strictObject({
    services: lines({ title: 'Services', entry: 'service', control: 'services' }, service, { least: 1, most: 60 })
      .refine(
        once(({ path: at }) => at),
        'Two services have the same address.',
      )
      .refine(
        once(({ name }) => name),
        'Two services have the same name.',
      )
      .refine(
        once(({ id }) => id),
        'Two services have the same id.',
      )
      .refine((all) => all.some(({ hidden }) => !hidden), 'At least one service must be shown.'),
    /** Addresses published earlier, with the ids of the services and of the owner's own pages that had them. */
    moved: z
      .array(z.strictObject({ from: z.string().max(80), to: z.string().max(80), service: serviceId.optional() }))
      .max(200)
      .meta({ title: 'Old addresses', hidden: true }),
  })
  .meta({ title: 'Services' });

export type Services = z.infer<typeof SERVICES>;
