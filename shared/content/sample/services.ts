import { SERVICES, type Services } from '../documents/services.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
// Sample content: the firm and its works are invented.
export const SAMPLE_SERVICES = withEntryIds<Services>(SERVICES, {
  services: [
    {
      id: 'civil-works',
      name: 'Civil Works',
      label: 'Civil works',
      path: '/civil-works',
      form: 'quote',
      menu: 'offer',
      hidden: false,
      teaser: 'Roads, bridges, drainage and flood control.',
      sentences: [
        'Civil works are the structures a town stands on: roads, bridges, drainage, flood control and the earthworks under them.',
        'The ground decides much of the cost: a survey and a soil test before the first drawing are cheaper than a change order during the work.',
        'Concrete pavement is commonly opened to traffic when test beams or cylinders show its strength, not on a fixed date.',
      ],
      facts: [
        {
          label: 'Usual works',
          value: 'Roads, bridges, box culverts, canals, dikes, retaining walls, site development',
        },
        {
          label: 'Measured in',
          value: 'Cubic meters of earth and concrete, square meters of pavement, linear meters of canal',
        },
        {
          label: 'Bring along',
          value: 'Location, lot or right-of-way plan, and any survey, soil test or drawing you have',
        },
      ],
      picture: {
        picture: 'service-civil-works',
        alt: 'Rendering: road interchange, a concrete flyover and ramps crossing a dual carriageway among green fields.',
      },
    },
    {
      id: 'design',
      name: 'Design',
      label: '',
      path: '/design',
      form: 'quote',
      menu: 'offer',
      hidden: false,
      teaser: 'Drawings for a structure that can be built on your site.',
      sentences: [
        'Design turns a need and a lot into drawings that a city or municipal hall can approve and a crew can build from.',
        'Architectural, structural, electrical and plumbing plans are drawn together, so that beams, pipes and conduits do not meet for the first time on the site.',
        'A building permit asks for plans signed and sealed by licensed professionals.',
      ],
      facts: [
        {
          label: 'A full set',
          value: 'Architectural, structural, electrical and sanitary plans, with specifications',
        },
        {
          label: 'Rules',
          value: 'National Building Code (PD 1096) and the National Structural Code of the Philippines',
        },
        {
          label: 'Bring along',
          value: 'Lot title or tax declaration, lot plan, the rooms you need and a budget',
        },
      ],
      picture: {
        picture: 'service-design',
        alt: "Rendering: white architect's model of a municipal building standing on a blueprint.",
      },
    },
    {
      id: 'built',
      name: 'Built',
      label: '',
      path: '/built',
      form: 'quote',
      menu: 'offer',
      hidden: false,
      teaser: 'Construction of buildings, from the foundation to the handover.',
      sentences: [
        'Built means construction from an approved plan: foundation, frame, roof, finishes and utilities, up to the handover.',
        'Work starts after the building permit is issued, and the building may be used once its certificate of occupancy is.',
        'Payments usually follow progress: what is finished and measured is what is billed.',
      ],
      facts: [
        {
          label: 'Usual works',
          value: 'Houses, school and office buildings, warehouses, covered courts, extensions and repairs',
        },
        {
          label: 'Papers',
          value: 'Building permit before the work, certificate of occupancy after it',
        },
        {
          label: 'Bring along',
          value: 'Plans if you have them, the lot plan, and the date you need the building',
        },
      ],
      picture: {
        picture: 'service-built',
        alt: 'Rendering: two-story house under construction with scaffolding, roof trusses and masons at work.',
      },
    },
    {
      id: 'estimate',
      name: 'Estimate',
      label: '',
      path: '/estimate',
      form: 'quote',
      menu: 'offer',
      hidden: false,
      teaser: 'Quantities and costs, worked out before the work begins.',
      sentences: [
        'An estimate lists what the drawings ask for, item by item, and what each item costs in materials, labor and equipment.',
        'The better the drawings, the closer the figure: from a sketch it is a range, from complete plans and specifications it is a bill of quantities.',
        'Prices of cement, steel and fuel move, so an estimate carries a date.',
      ],
      facts: [
        {
          label: 'What it holds',
          value: 'Quantities, unit costs, direct cost, overhead and profit, taxes, total',
        },
        {
          label: 'Units',
          value: 'Cubic meters of concrete, kilograms of steel, square meters of formwork and finishes',
        },
        {
          label: 'Bring along',
          value: 'Plans and specifications, or a sketch with sizes, and the location',
        },
      ],
      picture: {
        picture: 'service-estimate',
        alt: 'Rendering: desk with drawings, a bill of quantities, a calculator, a pencil and an amber hard hat.',
      },
    },
    {
      id: 'rmc',
      name: 'Ready Mix Concrete',
      label: '',
      path: '/rmc',
      form: 'inquiry',
      menu: 'other',
      hidden: false,
      teaser: '',
      sentences: [
        'Ready-mix concrete is weighed and batched at a plant and arrives in a transit mixer, ready to place.',
        'An order names the volume in cubic meters, the strength in psi, the slump and the largest size of gravel.',
        'Placing should be finished within about 90 minutes of batching, so forms, bars, crew and vibrator are ready before the first truck arrives.',
        'Volume is length × width × thickness; a slab of 10 m × 6 m × 0.10 m takes 6 cubic meters, and 5 percent more covers uneven ground and spillage.',
      ],
      facts: [
        {
          label: 'Unit',
          value: 'Cubic meter (cu.m); a transit mixer usually carries 5 to 6',
        },
        {
          label: 'Strength classes',
          value: '2500, 3000, 3500, 4000, 4500 and 5000 psi (17 to 34 MPa) at 28 days',
        },
        {
          label: 'Usual choice',
          value: '2500 to 3000 psi for house slabs and footings, 3500 to 4000 psi for pavement and columns',
        },
        {
          label: 'Slump',
          value: 'Commonly 75 to 100 mm; 100 to 150 mm when the concrete is pumped',
        },
        {
          label: 'Curing',
          value: 'Keep it moist for at least 7 days',
        },
      ],
      picture: {
        picture: 'ready-mix-concrete',
        alt: 'Rendering: fresh ready-mix concrete flowing from a chute onto a grid of reinforcing bars.',
      },
    },
    {
      id: 'vibro',
      name: 'Vibro',
      label: '',
      path: '/vibro',
      form: 'inquiry',
      menu: 'aggregate',
      hidden: false,
      teaser: '',
      sentences: [
        'Vibro sand is fine aggregate that has been washed and passed over vibrating screens, so that little clay, silt and oversize is left in it.',
        'Clean, well-graded sand takes less water for the same workability, which makes stronger concrete and plaster that cracks less.',
        'It is used in structural concrete, masonry mortar, plaster and hollow blocks.',
      ],
      facts: [
        {
          label: 'Grain size',
          value: 'Up to 4.75 mm (No. 4 sieve)',
        },
        {
          label: 'Good for',
          value: 'Concrete, mortar, plaster, hollow blocks, bedding of pavers and pipes',
        },
        {
          label: 'Ordered by',
          value: 'Cubic meter or truckload; small jobs count in bags',
        },
        {
          label: 'Loose weight',
          value: 'About 1.4 to 1.6 metric tons per cubic meter, dry',
        },
      ],
      picture: {
        picture: 'vibro-sand',
        alt: 'Rendering: close-up of a heap of vibro sand with the steel blade of a shovel standing in it.',
      },
    },
    {
      id: 'gravel-1crushed',
      name: 'Gravel 1 Crushed',
      label: '',
      path: '/gravel-1crushed',
      form: 'inquiry',
      menu: 'aggregate',
      hidden: false,
      teaser: '',
      sentences: [
        'One-inch crushed gravel, often called G-1, is the coarse aggregate for concrete in large sections.',
        'Crushed stone has broken faces that lock together and hold the cement paste well.',
        'The larger the gravel, the less paste the concrete needs, as long as the stones still pass between the bars and the form.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '1 inch (25 mm)',
        },
        {
          label: 'Good for',
          value: 'Footings, foundation mats, retaining walls, thick pavement and slabs on grade',
        },
        {
          label: 'Slab depth',
          value: '75 mm or more (three times the size of the stone)',
        },
        {
          label: 'Ordered by',
          value: 'Cubic meter or truckload; small jobs count in bags',
        },
        {
          label: 'Loose weight',
          value: 'About 1.4 to 1.6 metric tons per cubic meter, dry',
        },
      ],
      picture: {
        picture: 'gravel-1-inch',
        alt: 'Rendering: crushed gravel, 1 inch, with a steel ruler in centimeters for scale.',
      },
    },
    {
      id: 'gravel-3-4crushed',
      name: 'Gravel 3/4 Crushed',
      label: '',
      path: '/gravel-3/4crushed',
      form: 'inquiry',
      menu: 'aggregate',
      hidden: false,
      teaser: '',
      sentences: [
        'Three-quarter-inch crushed gravel is the everyday coarse aggregate of reinforced concrete.',
        'It passes between the bars of ordinary slabs, beams and columns, and many ready-mix and pump mixes are designed around it.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '3/4 inch (19 mm)',
        },
        {
          label: 'Good for',
          value: 'Suspended slabs, beams, columns, walls, driveways',
        },
        {
          label: 'Slab depth',
          value: '60 mm or more (three times the size of the stone)',
        },
        {
          label: 'Ordered by',
          value: 'Cubic meter or truckload; small jobs count in bags',
        },
        {
          label: 'Loose weight',
          value: 'About 1.4 to 1.6 metric tons per cubic meter, dry',
        },
      ],
      picture: {
        picture: 'gravel-3-4-inch',
        alt: 'Rendering: crushed gravel, 3/4 inch, with a steel ruler in centimeters for scale.',
      },
    },
    {
      id: 'gravel-1-2crushed',
      name: 'Gravel 1/2 Crushed',
      label: '',
      path: '/gravel-1/2crushed',
      form: 'inquiry',
      menu: 'aggregate',
      hidden: false,
      teaser: '',
      sentences: [
        'Half-inch crushed gravel is chosen where bars stand close together or the section is thin.',
        'It flows more easily around reinforcement and through small pump lines than larger stone does.',
        'It is also a common size of asphalt mixes for road surfaces.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '1/2 inch (12.5 mm)',
        },
        {
          label: 'Good for',
          value: 'Columns and beams with close bars, thin slabs, precast units, asphalt',
        },
        {
          label: 'Slab depth',
          value: '40 mm or more (three times the size of the stone)',
        },
        {
          label: 'Ordered by',
          value: 'Cubic meter or truckload; small jobs count in bags',
        },
        {
          label: 'Loose weight',
          value: 'About 1.4 to 1.6 metric tons per cubic meter, dry',
        },
      ],
      picture: {
        picture: 'gravel-1-2-inch',
        alt: 'Rendering: crushed gravel, 1/2 inch, with a steel ruler in centimeters for scale.',
      },
    },
    {
      id: 'gravel-3-8crushed',
      name: 'Gravel 3/8 Crushed',
      label: '',
      path: '/gravel-3/8crushed',
      form: 'inquiry',
      menu: 'aggregate',
      hidden: false,
      teaser: '',
      sentences: [
        'Three-eighths-inch crushed gravel is the smallest coarse aggregate in common use.',
        'It goes into hollow blocks, thin toppings, the grout that fills block cells, and fine asphalt surfacing.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '3/8 inch (9.5 mm)',
        },
        {
          label: 'Good for',
          value: 'Hollow blocks, block-cell grout, toppings, pipe bedding, asphalt surfacing',
        },
        {
          label: 'Topping depth',
          value: '30 mm or more (three times the size of the stone)',
        },
        {
          label: 'Ordered by',
          value: 'Cubic meter or truckload; small jobs count in bags',
        },
        {
          label: 'Loose weight',
          value: 'About 1.4 to 1.6 metric tons per cubic meter, dry',
        },
      ],
      picture: {
        picture: 'gravel-3-8-inch',
        alt: 'Rendering: crushed gravel, 3/8 inch, with a steel ruler in centimeters for scale.',
      },
    },
  ],
  moved: [],
});
