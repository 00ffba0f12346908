import type { SERVICES } from '../../../../shared/catalogue.ts';

type Offer = Extract<(typeof SERVICES)[number], { menu: 'offer' }>['name'];

/** What each service is, in one sentence. */
const SENTENCES: Record<Offer, string> = {
  'Civil Works': 'Roads, bridges, drainage and flood control.',
  Design: 'Drawings for a structure that can be built on your site.',
  Built: 'Construction of buildings, from the foundation to the handover.',
  Estimate: 'Quantities and costs, worked out before the work begins.',
};

export const OFFERS: Partial<Record<string, string>> = SENTENCES;
