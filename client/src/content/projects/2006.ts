import type { Project } from './project.ts';

// Sample content: every work here is invented.
export const completed: Project[] = [
  {
    id: 1,
    project: 'Concreting of Municipal Street with Curb and Gutter',
    location: 'Poblacion, Gerona, Tarlac',
    cost: 1_936_480,
  },
  {
    id: 2,
    project: 'Construction of Covered Court, Steel Trusses and Roofing Only',
    location: 'Magaspac, Gerona, Tarlac',
    cost: 1_275_000,
    image: 'covered-court',
  },
  {
    id: 3,
    project: 'Farm-to-Market Road with Two Pipe Culvert Crossings, 0.65 km',
    location: 'Villa Paz, Gerona, Tarlac',
    cost: 3_048_215.55,
    image: 'concrete-road',
  },
  {
    id: 4,
    project: 'Construction of Barangay Hall',
    location: 'Samput, Paniqui, Tarlac',
    cost: 684_325,
  },
  {
    id: 5,
    project: 'Repair of Spillway and Riprap at Creek Crossing',
    location: 'Ventenilla, Paniqui, Tarlac',
    cost: 731_940.3,
    image: 'river-control-wall',
  },
  {
    id: 6,
    project: 'Gravel Surfacing of Access Road to Relocation Site',
    location: null,
    cost: 865_500,
  },
  {
    id: 7,
    project: 'Construction of Public Market Stalls, Dry Goods Section',
    location: 'Poblacion, Ramos, Tarlac',
    cost: 2_487_610,
  },
  {
    id: 8,
    project: 'Deep Well with Overhead Steel Tank, Level II Water System',
    location: 'Cadanglaan, Pura, Tarlac',
    cost: 918_240.85,
  },
  {
    id: 9,
    project: 'Extension of Poultry Growing House',
    location: 'Mayantoc, Tarlac',
    cost: null,
  },
  {
    id: 10,
    project: 'Replacement of Timber Deck with Reinforced Concrete Slab Bridge, 12 l.m.',
    location: 'Nambalan, Mayantoc, Tarlac',
    cost: 2_734_805.1,
    image: 'bridge',
  },
];
