/** The slides of the carousel, in order; `file` is the picture's file name without extension. */
export const HERO_SLIDES = [
  {
    file: 'hero-1-building-frame',
    alt: 'Six-storey concrete building frame under construction with an amber tower crane, scaffolding, a transit mixer, an excavator and a dump truck, with rice fields and mountains behind.',
  },
  {
    file: 'hero-2-bridge',
    alt: 'Concrete girder bridge crossing a calm river, with a transit mixer and a dump truck on its deck and Mount Arayat on the horizon.',
  },
  {
    file: 'hero-3-highway-paving',
    alt: 'Highway widening: a dump truck feeds an asphalt paver while two rollers compact the new lane beside a concrete carriageway.',
  },
  {
    file: 'hero-4-batching-plant',
    alt: 'ECLAR ready-mix batching plant with cement silos, aggregate bins and transit mixers waiting to load.',
  },
  {
    file: 'hero-5-crushing-plant',
    alt: 'Aggregate crushing plant with screen tower, conveyors, heaps of crushed stone, a wheel loader and dump trucks.',
  },
  {
    file: 'hero-6-earthworks',
    alt: 'Excavator loading soil into a dump truck on a benched earthworks site.',
  },
  {
    file: 'hero-7-flood-control',
    alt: 'Concrete-slab river dike with steel sheet piles at its toe, a crane and trucks working on the crest.',
  },
  {
    file: 'hero-8-school',
    alt: 'Finished two-storey public school with a clay-coloured roof and the Philippine flag, among rice fields at golden hour.',
  },
] as const;

export type HeroPicture = (typeof HERO_SLIDES)[number]['file'];
