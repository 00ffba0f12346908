import { ABOUT, type About } from '../documents/about.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
// Sample content: the firm and its works are invented.
export const SAMPLE_ABOUT = withEntryIds<About>(ABOUT, {
  mission:
    'To design and build roads, bridges, schools and flood control that serve their towns for as long as they were designed to, at the agreed cost and on the agreed date, and to send every worker home safe.',
  vision:
    'To be the builder that agencies, towns and private owners in Central Luzon call first, because what we built for them before is still doing its work.',
  history: [
    '{firm} is a construction and engineering company with its office at the {building} in {town}. It has been accredited by a contractors accreditation board since {accredited} and has operated for about {years} years.',
    'The lists of completed projects on this site begin in {first} and go on year by year: roads and drainage, box culverts and bridges, school buildings, covered courts, water systems and flood control.',
    'Today the company designs, estimates and builds. It also supplies ready-mix concrete, vibro sand and crushed gravel, and rents out equipment and vehicles.',
  ],
  picture: {
    picture: 'project-bridge',
    alt: 'Rendering: concrete girder bridge seen from river level, its piers reflected in the water.',
  },
  principles: [
    {
      letters: 'ECLAR',
      line: 'What we promise with our name.',
      words: [
        {
          word: 'Excellence',
          line: 'We do the work once and do it right, from the survey stake to the last coat of paint.',
        },
        {
          word: 'Competence',
          line: 'Each task goes to people who are trained for it, and training goes on.',
        },
        {
          word: 'Leadership',
          line: 'Whoever leads a crew answers for its safety, its output and its conduct.',
        },
        {
          word: 'Accountability',
          line: 'When something goes wrong on our side we say so first, and put it right.',
        },
        {
          word: 'Responsibility',
          line: 'We leave a site, and the road to it, as we would want them left beside our own homes.',
        },
      ],
    },
    {
      letters: 'HEAD',
      line: 'How we think.',
      words: [
        {
          word: 'Honesty',
          line: 'Quantities, tests and bills show what was done.',
        },
        {
          word: 'Efficiency',
          line: 'Time, fuel and materials are planned before they are spent.',
        },
        {
          word: 'Attentiveness',
          line: 'We read the plans, walk the site and listen before we pour.',
        },
        {
          word: 'Dedication',
          line: 'We stay with a structure until it is handed over and works.',
        },
      ],
    },
    {
      letters: 'HEART',
      line: 'How we treat people.',
      words: [
        {
          word: 'Humility',
          line: 'Good advice counts, whoever on the site gives it.',
        },
        {
          word: 'Empathy',
          line: 'We plan around the people who live, study and drive beside the work.',
        },
        {
          word: 'Audacity',
          line: 'We take on hard ground and high water, with the engineering to back it.',
        },
        {
          word: 'Respect',
          line: 'Client, worker and neighbor get the same courtesy.',
        },
        {
          word: 'Trust',
          line: 'We keep our word, so that it can be relied on the next time.',
        },
      ],
    },
  ],
  chart: {
    head: 'President / General Manager',
    departments: [
      {
        name: 'Engineering',
        roles: ['Project Managers', 'Site & Project Engineers', 'Design & Estimating', 'Survey & Quantity'],
      },
      {
        name: 'Finance',
        roles: ['Accounting', 'Treasury & Payroll', 'Billing & Collection'],
      },
      {
        name: 'HR & Admin',
        roles: ['Recruitment & Training', 'Records & Permits', 'Site Administration'],
      },
      {
        name: 'Purchasing',
        roles: ['Buyers', 'Warehouse & Inventory', 'Subcontracts'],
      },
      {
        name: 'Trading / General Services',
        roles: ['RMC & Aggregates Sales', 'Batching Plant', 'Crushing Plant', 'Dispatch & Delivery'],
      },
      {
        name: 'Equipment & Motorpool',
        roles: ['Equipment Rental', 'Operators & Drivers', 'Mechanics & Workshop'],
      },
      {
        name: 'Safety & Quality',
        roles: ['Safety Officers', 'Materials & QC Engineers', 'Environment & First Aid'],
      },
    ],
  },
});
