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
        'We build roads, bridges, drainage and flood control, including the earthworks.',
        'We survey the site and test the soil before we design, because a change during construction costs more.',
        'We open concrete pavement to traffic when its test samples reach the required strength.',
      ],
      facts: [
        {
          label: 'Typical projects',
          value: 'Roads, bridges, box culverts, canals, dikes, retaining walls, site development',
        },
        {
          label: 'Units',
          value: 'Cubic meters of earth and concrete, square meters of pavement, linear meters of canal',
        },
        {
          label: 'Please bring',
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
      teaser: 'Plans for your site, ready for permit and construction.',
      sentences: [
        'We prepare plans that your city or municipal hall can approve and a crew can build from.',
        'We draw architectural, structural, electrical and plumbing plans together, so beams, pipes and conduits do not clash on site.',
        'A building permit requires plans signed and sealed by licensed professionals.',
      ],
      facts: [
        {
          label: 'Full set',
          value: 'Architectural, structural, electrical and sanitary plans, with specifications',
        },
        {
          label: 'Codes',
          value: 'National Building Code (PD 1096) and the National Structural Code of the Philippines',
        },
        {
          label: 'Please bring',
          value: 'Lot title or tax declaration, lot plan, the rooms you need and your budget',
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
      teaser: 'Building construction, from foundation to handover.',
      sentences: [
        'We build from your approved plans: foundation, frame, roof, finishes and utilities, up to handover.',
        'Work starts once you have the building permit. You can move in once you have the certificate of occupancy.',
        'We bill by progress: only work completed and measured.',
      ],
      facts: [
        {
          label: 'Typical projects',
          value: 'Houses, school and office buildings, warehouses, covered courts, extensions and repairs',
        },
        {
          label: 'Permits',
          value: 'Building permit before work starts, certificate of occupancy after completion',
        },
        {
          label: 'Please bring',
          value: 'Plans (if you have them), lot plan and the date you need the building',
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
      teaser: 'Quantities and costs, before work begins.',
      sentences: [
        'We list every item in your drawings with its cost in materials, labor and equipment.',
        'Better drawings mean a closer figure: a price range from a sketch, a bill of quantities from complete plans and specifications.',
        'Prices of cement, steel and fuel change, so every estimate is dated.',
      ],
      facts: [
        {
          label: 'Includes',
          value: 'Quantities, unit costs, direct cost, overhead and profit, taxes, total',
        },
        {
          label: 'Units',
          value: 'Cubic meters of concrete, kilograms of steel, square meters of formwork and finishes',
        },
        {
          label: 'Please bring',
          value: 'Plans and specifications, or a sketch with dimensions, and the location',
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
        'We batch your concrete at the plant and deliver it by transit mixer, ready to place.',
        'When you order, tell us the volume, strength (psi), slump and maximum aggregate size.',
        'Place the concrete within about 90 minutes of batching: have forms, rebar, crew and vibrator ready before the first truck arrives.',
        'Volume is length × width × thickness: a 10 m × 6 m × 0.10 m slab takes 6 cubic meters. Add 5 percent for uneven ground and spillage.',
      ],
      facts: [
        {
          label: 'Unit',
          value: 'Cubic meter (cu.m); a transit mixer usually carries 5 to 6',
        },
        {
          label: 'Strengths',
          value: '2500, 3000, 3500, 4000, 4500 and 5000 psi (17 to 34 MPa) at 28 days',
        },
        {
          label: 'Common choice',
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
        'Our vibro sand is washed and screened, with little clay, silt or oversize.',
        'Clean, well-graded sand needs less water, for stronger concrete and plaster that cracks less.',
        'Use it for structural concrete, masonry mortar, plaster and hollow blocks.',
      ],
      facts: [
        {
          label: 'Grain size',
          value: 'Up to 4.75 mm (No. 4 sieve)',
        },
        {
          label: 'Used for',
          value: 'Concrete, mortar, plaster, hollow blocks, bedding of pavers and pipes',
        },
        {
          label: 'Order by',
          value: 'Cubic meter or truckload; bags for small jobs',
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
        'One-inch crushed gravel (G-1) is the coarse aggregate for large concrete sections.',
        'Its broken faces lock together and bond well with cement paste.',
        'Larger gravel needs less cement paste, as long as it passes between the bars and the forms.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '1 inch (25 mm)',
        },
        {
          label: 'Used for',
          value: 'Footings, foundation mats, retaining walls, thick pavement and slabs on grade',
        },
        {
          label: 'Slab thickness',
          value: '75 mm or more (three times the stone size)',
        },
        {
          label: 'Order by',
          value: 'Cubic meter or truckload; bags for small jobs',
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
        'Three-quarter-inch crushed gravel is the standard coarse aggregate for reinforced concrete.',
        'It passes between the bars of ordinary slabs, beams and columns, and suits most ready-mix and pump mixes.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '3/4 inch (19 mm)',
        },
        {
          label: 'Used for',
          value: 'Suspended slabs, beams, columns, walls, driveways',
        },
        {
          label: 'Slab thickness',
          value: '60 mm or more (three times the stone size)',
        },
        {
          label: 'Order by',
          value: 'Cubic meter or truckload; bags for small jobs',
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
        'Choose half-inch crushed gravel for closely spaced bars and thin sections.',
        'It flows around reinforcement and through small pump lines more easily than larger stone.',
        'It is also a common size for asphalt mixes.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '1/2 inch (12.5 mm)',
        },
        {
          label: 'Used for',
          value: 'Columns and beams with close bars, thin slabs, precast units, asphalt',
        },
        {
          label: 'Slab thickness',
          value: '40 mm or more (three times the stone size)',
        },
        {
          label: 'Order by',
          value: 'Cubic meter or truckload; bags for small jobs',
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
        'Use it for hollow blocks, thin toppings, block-cell grout and fine asphalt surfacing.',
      ],
      facts: [
        {
          label: 'Nominal size',
          value: '3/8 inch (9.5 mm)',
        },
        {
          label: 'Used for',
          value: 'Hollow blocks, block-cell grout, toppings, pipe bedding, asphalt surfacing',
        },
        {
          label: 'Topping thickness',
          value: '30 mm or more (three times the stone size)',
        },
        {
          label: 'Order by',
          value: 'Cubic meter or truckload; bags for small jobs',
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
