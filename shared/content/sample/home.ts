import { HOME, type Home } from '../documents/home.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
import { SAMPLE_CLIENTS, SAMPLE_WORK_TEXTS } from './added.ts';
// Sample content: the firm and its works are invented.
export const SAMPLE_HOME = withEntryIds<Home>(HOME, {
  banner: 'Your Structure Our Signiture',
  slides: [
    {
      picture: 'hero-1-building-frame',
      alt: 'Rendering: six-story concrete building frame under construction with an amber tower crane, scaffolding, a transit mixer, an excavator and a dump truck, with rice fields and mountains behind.',
    },
    {
      picture: 'hero-2-bridge',
      alt: 'Rendering: concrete girder bridge crossing a calm river, with a transit mixer and a dump truck on its deck and a mountain on the horizon.',
    },
    {
      picture: 'hero-3-highway-paving',
      alt: 'Rendering: highway widening, where a dump truck feeds an asphalt paver while two rollers compact the new lane beside a concrete carriageway.',
    },
    {
      picture: 'hero-4-batching-plant',
      alt: 'Rendering: ready-mix batching plant with cement silos, aggregate bins and transit mixers waiting to load.',
    },
    {
      picture: 'hero-5-crushing-plant',
      alt: 'Rendering: aggregate crushing plant with screen tower, conveyors, heaps of crushed stone, a wheel loader and dump trucks.',
    },
    {
      picture: 'hero-6-earthworks',
      alt: 'Rendering: excavator loading soil into a dump truck on a benched earthworks site.',
    },
    {
      picture: 'hero-7-flood-control',
      alt: 'Rendering: concrete-slab river dike with steel sheet piles at its toe, a crane and trucks working on the crest.',
    },
    {
      picture: 'hero-8-school',
      alt: 'Rendering: finished two-story public school with a clay-colored roof and the Philippine flag, among rice fields at golden hour.',
    },
  ],
  work: SAMPLE_WORK_TEXTS,
  clients: SAMPLE_CLIENTS,
  offers: {
    heading: 'From drawing to finished structure',
    lead: 'An accredited contractor in {town}, in business for about {years} years. Quotes are free.',
  },
  supplies: {
    heading: 'Concrete and aggregates',
    lead: 'Ready-mix concrete, vibro sand and crushed gravel, for pickup or delivery to your site.',
    picture: {
      picture: 'ready-mix-concrete',
      alt: 'Rendering: fresh ready-mix concrete flowing from a chute onto a grid of reinforcing bars.',
    },
  },
});
