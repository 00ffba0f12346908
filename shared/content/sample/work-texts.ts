import type { Home } from '../documents/home.ts';

/** Above the figures of the home page; what content of before has no words for. */
export const SAMPLE_WORK_TEXTS: Home['work'] = {
  heading: 'What we have built',
  lead: 'Every figure is counted from the lists of projects on this site.',
};
