import type { JobInput, RentalInput } from '../../contract.ts';
// Sample content: the firm and its works are invented.
/** Oldest first. */
export const SAMPLE_RENTALS: RentalInput[] = [
  { vehicleName: 'Backhoe loader', weightLimit: '1.0 cu.m bucket' },
  { vehicleName: 'Hydraulic excavator', weightLimit: '20 tons, 0.9 cu.m bucket' },
  { vehicleName: 'Dump truck, 10-wheeler', weightLimit: '15 cu.m' },
  { vehicleName: 'Transit mixer', weightLimit: '6 cu.m' },
  { vehicleName: 'Truck-mounted crane', weightLimit: '25 tons' },
  { vehicleName: 'Vibratory road roller', weightLimit: '10 tons' },
  { vehicleName: 'Motor grader', weightLimit: '3.7 m blade' },
  { vehicleName: 'Self-loading truck', weightLimit: '10 tons' },
];

/** Oldest first: visitors see the last one first. */
export const SAMPLE_JOBS: JobInput[] = [
  {
    title: 'Heavy equipment mechanic',
    position: 'Mechanic',
    location: 'Equipment yard, Gerona, Tarlac',
    fullDescription: 'Services and repairs excavators, loaders, graders and trucks in the yard and on site.',
    qualifications:
      'Two years with heavy equipment\nDiesel engines, hydraulics and basic electrical work\nTESDA certificate is an advantage',
  },
  {
    title: 'Quality control technician',
    position: 'Laboratory Technician',
    location: 'Batching plant, Gerona, Tarlac',
    fullDescription:
      'Takes samples of aggregates and fresh concrete and tests them.\nPrepares cylinders, records slump and strength and reports what falls outside the mix design.',
    qualifications:
      'Accredited materials engineer or laboratory technician\nKnows DPWH test procedures\nCareful with records',
  },
  {
    title: 'Transit mixer driver',
    position: 'Driver',
    location: 'Batching plant, Gerona, Tarlac',
    fullDescription:
      'Delivers ready-mix concrete from the plant to sites in Tarlac and the towns around it.\nChecks the truck before each trip and washes the drum after it.',
    qualifications:
      "Professional driver's license for heavy vehicles\nClean driving record\nWilling to work early shifts on pour days",
  },
  {
    title: 'Project engineer for road and drainage works',
    position: 'Project Engineer',
    location: 'Gerona, Tarlac',
    fullDescription:
      'Plans and runs the daily works of one road or drainage project.\nKeeps the schedule, the quantities and the site diary.\nCoordinates with the district engineering office and the barangays along the road.',
    qualifications:
      '<ul><li>Licensed civil engineer</li><li>Three years on concrete pavement or drainage projects</li><li>Reads plans and prepares shop drawings</li></ul>',
  },
];
