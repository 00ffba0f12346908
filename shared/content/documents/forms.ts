import { z } from 'zod';
import { CONTACT_NEEDS } from '../../forms/contact.ts';
import { MEETING_ELSEWHERE } from '../../forms/options.ts';
import { daysIn } from '../contact/opening-days.ts';
import { entry, line, lines, timeOfDay } from '../fields/fields.ts';

const hours = entry({
  days: line({ title: 'Days', description: 'Such as Monday to Friday, or Sat.' }, 40).refine(
    (days) => daysIn(days).length > 0,
    'Days must be weekdays such as Monday to Friday.',
  ),
  opens: timeOfDay({ title: 'From' }),
  closes: timeOfDay({ title: 'Until' }),
}).refine(({ opens, closes }) => opens < closes, { error: 'Until must be later than From.', path: ['closes'] });

const contact = (title: string) => z.enum(CONTACT_NEEDS).meta({ title, control: 'choice' });

export const FORM_OFFER = z
  .strictObject({
    meetingPlaces: lines(
      {
        title: 'Other meeting places',
        entry: 'meeting place',
        description: `Offered in the quote form after your office and before “${MEETING_ELSEWHERE}”.`,
      },
      line({ title: 'Place' }, 100),
      { most: 8 },
    )
      .refine((places) => new Set(places).size === places.length, 'Two meeting places are the same.')
      .refine(
        (places) => !places.includes(MEETING_ELSEWHERE),
        `The form already offers “${MEETING_ELSEWHERE}”, where visitors type the place. Choose another name.`,
      ),
    meetingHours: lines(
      {
        title: 'Meeting hours',
        entry: 'time range',
        description: 'Visitors can request meetings only at these times. Without any, they can choose any time.',
      },
      hours,
      { most: 7 },
    ),
    contact: z
      .strictObject({
        quote: contact('Quote requests'),
        inquiry: contact('Inquiries'),
        application: contact('Applications'),
      })
      .meta({
        title: 'Contact details required',
        description: 'Without an email address, a visitor gets no confirmation, and you can only call.',
      }),
  })
  .meta({ title: 'Forms' });

export type FormOffer = z.infer<typeof FORM_OFFER>;
