import { ABOUT, type About } from '../documents/about.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
// Sample content: the firm and its works are invented.
export const SAMPLE_ABOUT = withEntryIds<About>(ABOUT, {
  mission:
    'To design and build roads, bridges, schools and flood control that last, to finish on time and within budget, and to send every worker home safe.',
  vision: 'To be the contractor that agencies, towns and private owners in Central Luzon call first, and call again.',
  history: [
    '{firm} is a construction and engineering company based at the {building} in {town}. It has been accredited by a contractors accreditation board since {accredited} and has operated for about {years} years.',
    'Our completed projects since {first} include roads and drainage, box culverts and bridges, school buildings, covered courts, water systems and flood control.',
    'Today we design, estimate and build. We also supply ready-mix concrete, vibro sand and crushed gravel, and rent out equipment and vehicles.',
  ],
  picture: {
    picture: 'project-water-tank',
    alt: 'Rendering: elevated concrete water tank on eight columns above a village with palms.',
  },
  principles: [
    {
      letters: 'ECLAR',
      line: 'What our name stands for.',
      words: [
        {
          word: 'Excellence',
          line: 'We do it right the first time, from the survey stakes to the last coat of paint.',
        },
        {
          word: 'Competence',
          line: 'We put trained people on every task, and keep training them.',
        },
        {
          word: 'Leadership',
          line: 'Crew leaders answer for the safety, output and conduct of their crews.',
        },
        {
          word: 'Accountability',
          line: 'When we make a mistake, we say so first and fix it.',
        },
        {
          word: 'Responsibility',
          line: 'We leave every site, and the road to it, clean and safe.',
        },
      ],
    },
    {
      letters: 'HEAD',
      line: 'How we think.',
      words: [
        {
          word: 'Honesty',
          line: 'Our quantities, test results and bills show the work actually done.',
        },
        {
          word: 'Efficiency',
          line: 'We plan time, fuel and materials before we spend them.',
        },
        {
          word: 'Attentiveness',
          line: 'We read the plans, walk the site and listen before we pour.',
        },
        {
          word: 'Dedication',
          line: 'We stay with every project until it is handed over and working.',
        },
      ],
    },
    {
      letters: 'HEART',
      line: 'How we treat people.',
      words: [
        {
          word: 'Humility',
          line: 'We take good advice from anyone on site.',
        },
        {
          word: 'Empathy',
          line: 'We plan around the people who live, study and drive near our sites.',
        },
        {
          word: 'Audacity',
          line: 'We take on hard ground and high water, with the engineering to back it.',
        },
        {
          word: 'Respect',
          line: 'Clients, workers and neighbors get the same courtesy.',
        },
        {
          word: 'Trust',
          line: 'We keep our word, every time.',
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
