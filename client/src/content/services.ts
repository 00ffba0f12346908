import type { ServiceText, ServiceWith } from './service-text.ts';

/** The texts above the quote form of each service. */
export const SERVICE_TEXTS = {
  'Civil Works': {
    sentences: [
      'Civil works are the structures a town stands on: roads, bridges, drainage, flood control and the earthworks under them.',
      'The ground decides much of the cost: a survey and a soil test before the first drawing are cheaper than a change order during the work.',
      'Concrete pavement is commonly opened to traffic when test beams or cylinders show its strength, not on a fixed date.',
    ],
    facts: [
      { label: 'Usual works', value: 'Roads, bridges, box culverts, canals, dikes, retaining walls, site development' },
      {
        label: 'Measured in',
        value: 'Cubic metres of earth and concrete, square metres of pavement, linear metres of canal',
      },
      {
        label: 'Bring along',
        value: 'Location, lot or right-of-way plan, and any survey, soil test or drawing you have',
      },
    ],
    picture: {
      file: 'service-civil-works',
      alt: 'Road interchange: a concrete flyover and ramps crossing a dual carriageway among green fields.',
    },
  },
  Design: {
    sentences: [
      'Design turns a need and a lot into drawings that a city or municipal hall can approve and a crew can build from.',
      'Architectural, structural, electrical and plumbing plans are drawn together, so that beams, pipes and conduits do not meet for the first time on the site.',
      'A building permit asks for plans signed and sealed by licensed professionals.',
    ],
    facts: [
      { label: 'A full set', value: 'Architectural, structural, electrical and sanitary plans, with specifications' },
      { label: 'Rules', value: 'National Building Code (PD 1096) and the National Structural Code of the Philippines' },
      { label: 'Bring along', value: 'Lot title or tax declaration, lot plan, the rooms you need and a budget' },
    ],
    picture: {
      file: 'service-design',
      alt: "White architect's model of a municipal building standing on a blueprint.",
    },
  },
  Built: {
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
      { label: 'Papers', value: 'Building permit before the work, certificate of occupancy after it' },
      { label: 'Bring along', value: 'Plans if you have them, the lot plan, and the date you need the building' },
    ],
    picture: {
      file: 'service-built',
      alt: 'Two-storey house under construction with scaffolding, roof trusses and masons at work.',
    },
  },
  Estimate: {
    sentences: [
      'An estimate lists what the drawings ask for, item by item, and what each item costs in materials, labor and equipment.',
      'The better the drawings, the closer the figure: from a sketch it is a range, from complete plans and specifications it is a bill of quantities.',
      'Prices of cement, steel and fuel move, so an estimate carries a date.',
    ],
    facts: [
      { label: 'What it holds', value: 'Quantities, unit costs, direct cost, overhead and profit, taxes, total' },
      { label: 'Units', value: 'Cubic metres of concrete, kilograms of steel, square metres of formwork and finishes' },
      { label: 'Bring along', value: 'Plans and specifications, or a sketch with sizes, and the location' },
    ],
    picture: {
      file: 'service-estimate',
      alt: 'Desk with drawings, a bill of quantities, a calculator, a pencil and an amber hard hat.',
    },
  },
} as const satisfies Record<ServiceWith<'quote'>, ServiceText>;
