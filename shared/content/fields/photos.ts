import type { z } from 'zod';
import { entry, isoDate, line, lines, optionalLine, picture } from './fields.ts';

/** A photograph of the firm's own work. */
const PHOTO = entry({
  picture: picture({ title: 'Photograph' }),
  caption: line({ title: 'Caption' }, 200),
  place: optionalLine({ title: 'Place' }, 200).nullable().optional(),
  takenOn: isoDate({ title: 'Taken on' }).nullable().optional(),
});

export type Photo = z.infer<typeof PHOTO>;

const MAX_PHOTOS = 12;

/** @param of their subject, as in "this project" */
export const photos = (of = 'this project') =>
  lines(
    {
      title: 'Photographs',
      entry: 'photograph',
      description: `Actual photographs of ${of}, in the order shown.`,
    },
    PHOTO,
    { most: MAX_PHOTOS },
  );
