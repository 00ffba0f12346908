import type { ServiceText, ServiceWith } from './service-text.ts';

const BULK_DENSITY = { label: 'Loose weight', value: 'About 1.4 to 1.6 tonnes per cubic metre, dry' };
const AGGREGATE_UNITS = { label: 'Ordered by', value: 'Cubic metre or truckload; small jobs count in bags' };

/** The texts above the inquiry form of each material. */
export const MATERIAL_TEXTS = {
  'Ready Mix Concrete': {
    sentences: [
      'Ready-mix concrete is weighed and batched at a plant and arrives in a transit mixer, ready to place.',
      'An order names the volume in cubic metres, the strength in psi, the slump and the largest size of gravel.',
      'Placing should be finished within about 90 minutes of batching, so forms, bars, crew and vibrator are ready before the first truck arrives.',
      'Volume is length × width × thickness; a slab of 10 m × 6 m × 0.10 m takes 6 cubic metres, and 5 percent more covers uneven ground and spillage.',
    ],
    facts: [
      { label: 'Unit', value: 'Cubic metre (cu.m); a transit mixer usually carries 5 to 6' },
      { label: 'Strength classes', value: '2500, 3000, 3500, 4000, 4500 and 5000 psi (17 to 34 MPa) at 28 days' },
      {
        label: 'Usual choice',
        value: '2500 to 3000 psi for house slabs and footings, 3500 to 4000 psi for pavement and columns',
      },
      { label: 'Slump', value: 'Commonly 75 to 100 mm; 100 to 150 mm when the concrete is pumped' },
      { label: 'Curing', value: 'Keep it moist for at least 7 days' },
    ],
    picture: {
      file: 'ready-mix-concrete',
      alt: 'Fresh ready-mix concrete flowing from a chute onto a grid of reinforcing bars.',
    },
  },
  Vibro: {
    sentences: [
      'Vibro sand is fine aggregate that has been washed and passed over vibrating screens, so that little clay, silt and oversize is left in it.',
      'Clean, well-graded sand takes less water for the same workability, which makes stronger concrete and plaster that cracks less.',
      'It is used in structural concrete, masonry mortar, plaster and hollow blocks.',
    ],
    facts: [
      { label: 'Grain size', value: 'Up to 4.75 mm (No. 4 sieve)' },
      { label: 'Good for', value: 'Concrete, mortar, plaster, hollow blocks, bedding of pavers and pipes' },
      AGGREGATE_UNITS,
      BULK_DENSITY,
    ],
    picture: {
      file: 'vibro-sand',
      alt: 'Close-up of a heap of vibro sand with the steel blade of a shovel standing in it.',
    },
  },
  'Gravel 1 Crushed': {
    sentences: [
      'One-inch crushed gravel, often called G-1, is the coarse aggregate for concrete in large sections.',
      'Crushed stone has broken faces that lock together and hold the cement paste well.',
      'The larger the gravel, the less paste the concrete needs, as long as the stones still pass between the bars and the form.',
    ],
    facts: [
      { label: 'Nominal size', value: '1 inch (25 mm)' },
      { label: 'Good for', value: 'Footings, foundation mats, retaining walls, thick pavement and slabs on grade' },
      { label: 'Slab depth', value: '75 mm or more (three times the size of the stone)' },
      AGGREGATE_UNITS,
      BULK_DENSITY,
    ],
    picture: { file: 'gravel-1-inch', alt: 'Crushed gravel, 1 inch, with a steel ruler in centimetres for scale.' },
  },
  'Gravel 3/4 Crushed': {
    sentences: [
      'Three-quarter-inch crushed gravel is the everyday coarse aggregate of reinforced concrete.',
      'It passes between the bars of ordinary slabs, beams and columns, and many ready-mix and pump mixes are designed around it.',
    ],
    facts: [
      { label: 'Nominal size', value: '3/4 inch (19 mm)' },
      { label: 'Good for', value: 'Suspended slabs, beams, columns, walls, driveways' },
      { label: 'Slab depth', value: '60 mm or more (three times the size of the stone)' },
      AGGREGATE_UNITS,
      BULK_DENSITY,
    ],
    picture: { file: 'gravel-3-4-inch', alt: 'Crushed gravel, 3/4 inch, with a steel ruler in centimetres for scale.' },
  },
  'Gravel 1/2 Crushed': {
    sentences: [
      'Half-inch crushed gravel is chosen where bars stand close together or the section is thin.',
      'It flows more easily around reinforcement and through small pump lines than larger stone does.',
      'It is also a common size of asphalt mixes for road surfaces.',
    ],
    facts: [
      { label: 'Nominal size', value: '1/2 inch (12.5 mm)' },
      { label: 'Good for', value: 'Columns and beams with close bars, thin slabs, precast units, asphalt' },
      { label: 'Slab depth', value: '40 mm or more (three times the size of the stone)' },
      AGGREGATE_UNITS,
      BULK_DENSITY,
    ],
    picture: { file: 'gravel-1-2-inch', alt: 'Crushed gravel, 1/2 inch, with a steel ruler in centimetres for scale.' },
  },
  'Gravel 3/8 Crushed': {
    sentences: [
      'Three-eighths-inch crushed gravel is the smallest coarse aggregate in common use.',
      'It goes into hollow blocks, thin toppings, the grout that fills block cells, and fine asphalt surfacing.',
    ],
    facts: [
      { label: 'Nominal size', value: '3/8 inch (9.5 mm)' },
      { label: 'Good for', value: 'Hollow blocks, block-cell grout, toppings, pipe bedding, asphalt surfacing' },
      { label: 'Topping depth', value: '30 mm or more (three times the size of the stone)' },
      AGGREGATE_UNITS,
      BULK_DENSITY,
    ],
    picture: { file: 'gravel-3-8-inch', alt: 'Crushed gravel, 3/8 inch, with a steel ruler in centimetres for scale.' },
  },
} as const satisfies Record<ServiceWith<'inquiry'>, ServiceText>;
