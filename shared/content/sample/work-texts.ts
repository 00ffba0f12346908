import type { Home } from '../documents/home.ts';

/** Texts above the figures of the home page; also for content that was stored without them. */
export const SAMPLE_WORK_TEXTS: Home['work'] = {
  heading: 'What we have built',
  lead: 'Every figure is counted from the lists of projects on this site.',
};
