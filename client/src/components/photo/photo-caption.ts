import { longDate } from '#shared/content/long-date';
import type { ShownPhoto } from '#shared/content/site/page-data';

/** What a photograph shows, where and when, as far as it is known. */
export const photoCaption = ({ caption, place, takenOn }: ShownPhoto) =>
  [caption, place, takenOn && longDate(takenOn)].filter(Boolean);
