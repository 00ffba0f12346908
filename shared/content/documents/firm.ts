import { z } from 'zod';
import { KEPT_ITEMS, MAX_ANSWER_DAYS, MAX_YEARS, OFFICE_ON_ROADS, readable } from './firm-rules.ts';
import { SUBMISSION_KINDS } from '../../contract.ts';
import { PRIVACY_NOTICE } from '../../privacy.ts';
import { isSiteAddress } from '../addresses/site-host.ts';
import {
  colour,
  entry,
  isoDate,
  line,
  lines,
  link,
  mailAddress,
  optionalLine,
  phoneNumber,
  picture,
  timeOfDay,
} from '../fields/fields.ts';

const address = z
  .strictObject({
    street: line({ title: 'Street' }, 120),
    locality: line({ title: 'Town or city' }, 80),
    region: line({ title: 'Province' }, 80),
    postalCode: line({ title: 'Postal code' }, 12),
    country: line({ title: 'Country' }, 60),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Country code must be two capital letters, such as PH.')
      .meta({ title: 'Country code', description: 'Two letters, for search engines.' }),
  })
  .meta({ title: 'Address' });

const degrees = (title: string, most: number) =>
  z
    .number(`${title} must be a number.`)
    .min(-most, `${title} must be from -${most} to ${most}.`)
    .max(most, `${title} must be from -${most} to ${most}.`)
    .meta({ title });

const latitude = degrees('Latitude', 90);
const longitude = degrees('Longitude', 180);

const map = z.strictObject({ latitude, longitude }).meta({ title: 'Map pin', control: 'point' });

const placeName = line({ title: 'Name' }, 40);

const sketchPlace = entry({ name: placeName, latitude, longitude }).meta({ control: 'point' });

const road = entry({
  name: placeName,
  through: lines(
    { title: 'Route', entry: 'place', description: `From place to place. ${OFFICE_ON_ROADS} is your map pin.` },
    line({ title: 'Place' }, 40),
    { least: 2, most: 12 },
  ),
});

interface Sketch {
  places: z.infer<typeof sketchPlace>[];
  roads: z.infer<typeof road>[];
}

const namesOf = ({ places }: Sketch) => places.map(({ name }) => name);

/** Shown where the map cannot be loaded, and on paper. */
const sketch = z
  .strictObject({
    places: lines({ title: 'Nearby places', entry: 'nearby place' }, sketchPlace, { most: 10 }),
    roads: lines({ title: 'Roads', entry: 'road' }, road, { most: 6 }),
  })
  .refine((drawn) => new Set(namesOf(drawn)).size === drawn.places.length, {
    error: 'Two places have the same name.',
    path: ['places'],
  })
  .refine(
    (drawn) =>
      drawn.roads.every(({ through }) => through.every((name) => [OFFICE_ON_ROADS, ...namesOf(drawn)].includes(name))),
    {
      error: 'A road passes a place that is not in Nearby places. Add the place there, or correct its name.',
      path: ['roads'],
    },
  )
  .meta({
    title: 'Directions sketch',
    description: 'Shown when the map cannot be loaded, and in print. Places more than 60 km away are left out.',
  });

const mailbox = entry({
  department: line({ title: 'Department' }, 60),
  address: mailAddress({ title: 'Email address' }),
  forms: z.array(z.enum(SUBMISSION_KINDS)).meta({ title: 'Receives', control: 'choice' }),
});

type Mailbox = z.infer<typeof mailbox>;

const everyFormOnce = (mailboxes: Mailbox[]) =>
  SUBMISSION_KINDS.every((form) => mailboxes.filter(({ forms }) => forms.includes(form)).length === 1);

const origin = (title: string) =>
  z
    .string()
    .trim()
    .refine(isSiteAddress, `${title} must look like https://www.example.com, with nothing after the domain name.`)
    .meta({ title, control: 'address', description: 'Used by search engines and shared links.' });

const monthsKept = (title: string, most: number) =>
  z
    .int(`${title} must be a whole number of months.`)
    .min(1, `${title} must be at least 1 month.`)
    .max(most, `${title} must be at most ${most} months.`)
    .nullable()
    .meta({ title, description: `If empty, ${most}.` });

const { quotes, inquiries, applications } = PRIVACY_NOTICE.retentionMonths;

export const FIRM = z
  .strictObject({
    name: line({ title: 'Company name', description: 'Replaces {Company name} in all texts.' }, 60),
    legalName: line({ title: 'Registered name' }, 120),
    site: origin('Site address'),
    logo: picture({ title: 'Logo' })
      .nullable()
      .meta({ title: 'Logo', description: 'For dark backgrounds. Without a logo, the company name is shown.' }),
    icon: picture({ title: 'Icon' }).nullable().optional().meta({
      title: 'Icon',
      description: 'For browser tabs and home screens: a square picture. Without it, the icon shows the logo.',
    }),
    colours: z
      .strictObject({
        ink: colour({ title: 'Dark color', description: 'Header, footer and headings.' }),
        accent: colour({ title: 'Accent color', description: 'Buttons and highlights, with dark text on them.' }),
      })
      .refine(({ ink, accent }) => readable(ink, '#ffffff') && readable(ink, accent), {
        error: 'The contrast of these colors is too low. Make the dark color darker or the accent color lighter.',
      })
      .meta({ title: 'Colors' }),
    building: line({ title: 'Building' }, 80),
    address,
    officeLabel: optionalLine(
      {
        title: 'Meeting place',
        description: 'Offered in the quote form. If empty, the building and town of your address.',
      },
      100,
    ),
    map,
    sketch,
    phones: lines(
      { title: 'Telephone numbers', entry: 'phone number' },
      entry({
        number: phoneNumber({ title: 'Number' }),
        label: optionalLine({ title: 'Label' }, 40),
      }),
      { most: 6 },
    ),
    chat: z
      .strictObject({
        viber: phoneNumber({ title: 'Viber number' }).or(z.literal('')).meta({ title: 'Viber number' }),
        messenger: link({ title: 'Messenger link' }).or(z.literal('')).meta({ title: 'Messenger link' }),
      })
      .meta({ title: 'Chat' }),
    hours: lines(
      { title: 'Office hours', entry: 'time range' },
      entry({
        days: line({ title: 'Days' }, 40),
        opens: timeOfDay({ title: 'Opens' }),
        closes: timeOfDay({ title: 'Closes' }),
      }),
      { most: 7 },
    ),
    mailboxes: lines({ title: 'Mailboxes', entry: 'mailbox' }, mailbox, { least: 1, most: 12 })
      .refine(everyFormOnce, 'Each form must go to exactly one mailbox: quote requests, applications and inquiries.')
      .refine(
        (all) => new Set(all.map(({ department }) => department)).size === all.length,
        'Two mailboxes have the same department.',
      ),
    answerDays: z
      .int('Response time must be a whole number of days.')
      .min(1, 'Response time must be at least 1 day.')
      .max(MAX_ANSWER_DAYS, `Response time must be at most ${MAX_ANSWER_DAYS} days.`)
      .nullable()
      .optional()
      .meta({
        title: 'Response time (days)',
        description:
          'In days when the office is open. Visitors see the date after sending a form. Leave empty to promise none.',
      }),
    social: lines(
      { title: 'Social media', entry: 'profile' },
      entry({ label: line({ title: 'Name' }, 30), url: link({ title: 'Link' }) }),
      { most: 6 },
    ),
    privacyOfficer: optionalLine(
      { title: 'Data protection officer', description: 'Name or office, for the privacy notice.' },
      80,
    ).optional(),
    privacyAddress: mailAddress({ title: 'Data protection officer’s email' }).or(z.literal('')).optional().meta({
      title: 'Data protection officer’s email',
      description: 'If empty, the privacy notice gives the mailbox for applications.',
    }),
    privacyPhone: phoneNumber({ title: 'Data protection officer’s phone' })
      .or(z.literal(''))
      .optional()
      .meta({ title: 'Data protection officer’s phone' }),
    retention: z
      .strictObject({
        quotes: monthsKept('Quote requests', quotes),
        inquiries: monthsKept('Inquiries', inquiries),
        applications: monthsKept('Applications', applications),
      })
      .meta({
        title: 'Data retention (months)',
        description: 'Older messages are permanently deleted within the hour. The privacy notice states these periods.',
      }),
    accreditedSince: isoDate({ title: 'Accredited since' }),
    yearsOperating: z
      .int('Years in operation must be a whole number.')
      .min(0, 'Years in operation must be at least 0.')
      .max(MAX_YEARS, `Years in operation must be at most ${MAX_YEARS}.`)
      .meta({ title: 'Years in operation' }),
    kept: z.array(z.enum(KEPT_ITEMS)).optional().meta({
      title: 'Kept from the sample',
      description: 'Marked as done in “Set up your site”.',
      control: 'choice',
    }),
  })
  .meta({ title: 'Company' });

export type Firm = z.infer<typeof FIRM>;
