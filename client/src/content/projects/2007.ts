import type { Project } from './project.ts';

// Sample content: every work here is invented.
export const completed: Project[] = [
  {
    id: 1,
    project: 'Concreting of Barangay Road, Sta. 0+420 – Sta. 1+015',
    location: 'Salapungan, Gerona, Tarlac',
    cost: 2_561_340,
    image: 'concrete-road',
  },
  {
    id: 2,
    project: 'Construction of Double-Barrel Box Culvert with Wing Walls',
    location: 'Bularit, Gerona, Tarlac',
    cost: 1_874_225.6,
    image: 'box-culvert',
  },
  {
    id: 3,
    project: 'Two-Storey, Four-Classroom School Building',
    location: 'Matalapitap, Paniqui, Tarlac',
    cost: 4_312_780,
    image: 'school-building',
  },
  {
    id: 4,
    project: 'Construction of Concrete Revetment along Irrigation Creek',
    location: 'Guiteb, Ramos, Tarlac',
    cost: 1_496_315.25,
    image: 'river-control-wall',
  },
  {
    id: 5,
    project: 'Site Development and Backfilling of Commercial Lot',
    location: null,
    cost: null,
  },
  {
    id: 6,
    project: 'Rehabilitation of Lateral Canal and Farm Ditches',
    location: 'Anao, Tarlac',
    cost: 1_153_090,
  },
  {
    id: 7,
    project: 'Construction of Rural Health Unit Annex',
    location: 'San Clemente, Tarlac',
    cost: 1_389_660.45,
  },
  {
    id: 8,
    project: 'Asphalt Patching and Shoulder Repair, Various Sections',
    location: 'Moncada, Tarlac',
    cost: 976_200,
  },
  {
    id: 9,
    project: 'Construction of Palay Warehouse, 15 m × 30 m',
    location: 'Estipona, Pura, Tarlac',
    cost: 2_945_000,
    image: 'steel-warehouse',
  },
  {
    id: 10,
    project: 'Concrete Drainage Canal with Covers, 310 l.m.',
    location: 'Poblacion Sur, Paniqui, Tarlac',
    cost: 1_027_845.7,
  },
  {
    id: 11,
    project: 'Improvement of Municipal Plaza Walkways',
    location: 'Poblacion, Santa Ignacia, Tarlac',
    cost: null,
  },
];
