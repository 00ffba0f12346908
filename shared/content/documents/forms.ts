import { z } from 'zod';
import { MEETING_ELSEWHERE } from '../../forms/options.ts';
import { daysIn } from '../site/opening-days.ts';
import { entry, line, lines, timeOfDay } from './fields.ts';

const hours = entry({
  days: line({ title: 'Days', description: 'Such as Monday to Friday, or Sat.' }, 40).refine(
    (days) => daysIn(days).length > 0,
    'Days are weekdays such as Monday to Friday.',
  ),
  opens: timeOfDay({ title: 'From' }),
  closes: timeOfDay({ title: 'Until' }),
}).refine(({ opens, closes }) => opens < closes, { error: 'Until is later than From.', path: ['closes'] });

export const FORM_OFFER = z
  .strictObject({
    meetingPlaces: lines(
      {
        title: 'Other meeting places',
        entry: 'meeting place',
        description: `The quote form offers them after your office, and before “${MEETING_ELSEWHERE}”.`,
      },
      line({ title: 'Place' }, 100),
      { most: 8 },
    )
      .refine((places) => new Set(places).size === places.length, 'Two meeting places are the same.')
      .refine(
        (places) => !places.includes(MEETING_ELSEWHERE),
        `“${MEETING_ELSEWHERE}” is offered already: visitors then type the place.`,
      ),
    meetingHours: lines(
      {
        title: 'Meeting hours',
        entry: 'line of hours',
        description: 'Visitors can ask for a meeting at these times alone. Without any, they may choose every time.',
      },
      hours,
      { most: 7 },
    ),
  })
  .meta({ title: 'Quote form' });

export type FormOffer = z.infer<typeof FORM_OFFER>;
