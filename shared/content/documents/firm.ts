import { z } from 'zod';
import { KEPT_ITEMS, MOST_ANSWER_DAYS, MOST_YEARS, OFFICE_ON_ROADS, readable } from './firm-rules.ts';
import { PRIVACY_NOTICE } from '../../privacy.ts';
import { isSiteAddress } from '../site/site-host.ts';
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
} from './fields.ts';

/** Forms whose mail a mailbox can get; as in the records of shared/forms. */
const FORM_KINDS = ['quote', 'application', 'inquiry'] as const;

const address = z
  .strictObject({
    street: line({ title: 'Street' }, 120),
    locality: line({ title: 'Town or city' }, 80),
    region: line({ title: 'Province' }, 80),
    postalCode: line({ title: 'Postal code' }, 12),
    country: line({ title: 'Country' }, 60),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'The country code is two capital letters, such as PH.')
      .meta({ title: 'Country code', description: 'Two letters, for search engines.' }),
  })
  .meta({ title: 'Address' });

const latitude = z.number('Latitude is a number.').min(-90).max(90).meta({ title: 'Latitude' });
const longitude = z.number('Longitude is a number.').min(-180).max(180).meta({ title: 'Longitude' });

const map = z.strictObject({ latitude, longitude }).meta({ title: 'Point on the map', control: 'point' });

const placeName = line({ title: 'Name' }, 40);

const sketchPlace = entry({ name: placeName, latitude, longitude }).meta({ control: 'point' });

const road = entry({
  name: placeName,
  through: lines(
    { title: 'From place to place', entry: 'place on the road', description: `${OFFICE_ON_ROADS} is your own point.` },
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
    places: lines({ title: 'Places nearby', entry: 'place nearby' }, sketchPlace, { most: 10 }),
    roads: lines({ title: 'Roads', entry: 'road' }, road, { most: 6 }),
  })
  .refine((drawn) => new Set(namesOf(drawn)).size === drawn.places.length, {
    error: 'Two places have the same name.',
    path: ['places'],
  })
  .refine(
    (drawn) =>
      drawn.roads.every(({ through }) => through.every((name) => [OFFICE_ON_ROADS, ...namesOf(drawn)].includes(name))),
    { error: 'A road leads to a place that is not among the places nearby.', path: ['roads'] },
  )
  .meta({
    title: 'Sketch of the way',
    description: 'Shown where the map cannot be loaded, and on paper. Places farther than 60 km are left out.',
  });

const mailbox = entry({
  department: line({ title: 'Department' }, 60),
  address: mailAddress({ title: 'Address' }),
  forms: z.array(z.enum(FORM_KINDS)).meta({ title: 'Gets the mail of', control: 'choice' }),
});

type Mailbox = z.infer<typeof mailbox>;

const everyFormOnce = (mailboxes: Mailbox[]) =>
  FORM_KINDS.every((form) => mailboxes.filter(({ forms }) => forms.includes(form)).length === 1);

const origin = (title: string) =>
  z
    .string()
    .trim()
    .refine(isSiteAddress, `${title} is like https://www.example.com, without anything behind the name.`)
    .meta({ title, control: 'address', description: 'For search engines and links that others share.' });

const monthsKept = (title: string, most: number) =>
  z
    .int(`${title} is a whole number of months.`)
    .min(1, `${title} takes at least 1 month.`)
    .max(most, `${title} takes at most ${most} months.`)
    .nullable()
    .meta({ title, description: `Where it is empty, ${most}.` });

const { quotes, inquiries, applications } = PRIVACY_NOTICE.retentionMonths;

export const FIRM = z
  .strictObject({
    name: line({ title: 'Company name', description: 'Stands wherever a text says {firm}.' }, 60),
    legalName: line({ title: 'Registered name' }, 120),
    site: origin('Address of this site'),
    logo: picture({ title: 'Logo' })
      .nullable()
      .meta({ title: 'Logo', description: 'On dark ground. Without one, the sign of the firm is its name.' }),
    colours: z
      .strictObject({
        ink: colour({ title: 'Dark colour', description: 'Header, footer and headings.' }),
        accent: colour({ title: 'Accent colour', description: 'Buttons and marks, with dark writing on them.' }),
      })
      .refine(({ ink, accent }) => readable(ink, '#ffffff') && readable(ink, accent), {
        error: 'These colours cannot be read on each other: make the dark one darker or the accent lighter.',
      })
      .meta({ title: 'Colours' }),
    building: line({ title: 'Building' }, 80),
    address,
    officeLabel: optionalLine(
      {
        title: 'Meeting place',
        description: 'What the quote form offers. Where it is empty, that is the building and town of the address.',
      },
      100,
    ),
    map,
    sketch,
    phones: lines(
      { title: 'Telephone numbers', entry: 'phone number' },
      entry({
        label: optionalLine({ title: 'What it is for' }, 40),
        number: phoneNumber({ title: 'Number' }),
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
      { title: 'Office hours', entry: 'line of hours' },
      entry({
        days: line({ title: 'Days' }, 40),
        opens: timeOfDay({ title: 'Opens' }),
        closes: timeOfDay({ title: 'Closes' }),
      }),
      { most: 7 },
    ),
    mailboxes: lines({ title: 'Mailboxes', entry: 'mailbox' }, mailbox, { least: 1, most: 12 })
      .refine(everyFormOnce, 'Each form goes to one mailbox: quote requests, applications and inquiries.')
      .refine(
        (all) => new Set(all.map(({ department }) => department)).size === all.length,
        'Two mailboxes have the same department.',
      ),
    answerDays: z
      .int('Answers within is a whole number of days.')
      .min(1, 'Answers within takes at least 1 day.')
      .max(MOST_ANSWER_DAYS, `Answers within takes at most ${MOST_ANSWER_DAYS} days.`)
      .nullable()
      .optional()
      .meta({
        title: 'Answers within',
        description:
          'Days on which the office is open. Visitors read the date after sending a form; empty says nothing.',
      }),
    social: lines(
      { title: 'Social pages', entry: 'page' },
      entry({ label: line({ title: 'Name' }, 30), url: link({ title: 'Link' }) }),
      { most: 6 },
    ),
    privacyOfficer: optionalLine(
      { title: 'Data protection officer', description: 'Name or office, for the privacy notice.' },
      80,
    ).optional(),
    privacyAddress: mailAddress({ title: 'Mail of the data protection officer' }).or(z.literal('')).optional().meta({
      title: 'Mail of the data protection officer',
      description: 'Where it is empty, the privacy notice gives the mailbox of applications.',
    }),
    privacyPhone: phoneNumber({ title: 'Phone of the data protection officer' })
      .or(z.literal(''))
      .optional()
      .meta({ title: 'Phone of the data protection officer' }),
    retention: z
      .strictObject({
        quotes: monthsKept('Quote requests', quotes),
        inquiries: monthsKept('Inquiries', inquiries),
        applications: monthsKept('Applications', applications),
      })
      .meta({
        title: 'Months for which messages are kept',
        description: 'What is older is deleted within the hour, for good. The privacy notice says these months.',
      }),
    accreditedSince: isoDate({ title: 'Accredited since' }),
    yearsOperating: z
      .int('Years in operation is a whole number.')
      .min(0)
      .max(MOST_YEARS)
      .meta({ title: 'Years in operation' }),
    kept: z.array(z.enum(KEPT_ITEMS)).optional().meta({
      title: 'Kept as the site came',
      description: 'Is not asked for in “Set up your site”.',
      control: 'choice',
    }),
  })
  .meta({ title: 'The firm' });

export type Firm = z.infer<typeof FIRM>;
