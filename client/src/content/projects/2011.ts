import type { Project } from './project.ts';

// Sample content: every work here is invented.
export const completed: Project[] = [
  {
    id: 1,
    project: 'Concreting of Farm-to-Market Road, Sta. 1+200 – Sta. 2+050',
    location: 'Sembrano, Gerona, Tarlac',
    cost: 4_816_275.5,
    image: 'concrete-road',
  },
  {
    id: 2,
    project: 'Upgrading of Gravel Road to Concrete, 1.00 km',
    location: 'Cabugbugan, Santa Ignacia, Tarlac',
    cost: 6_137_940,
    image: 'concrete-road',
  },
  {
    id: 3,
    project: 'Construction of Box Culvert and Approaches along Provincial Road',
    location: 'Batang-Batang, Victoria, Tarlac',
    cost: 2_749_385.2,
    image: 'box-culvert',
  },
  {
    id: 4,
    project: 'Rehabilitation of Two School Buildings Damaged by Typhoon',
    location: 'Licab, Nueva Ecija',
    cost: 3_318_600,
  },
  {
    id: 5,
    project: 'Construction of Reinforced Concrete Line Canal, Both Sides, 640 l.m.',
    location: 'Bacabac, Camiling, Tarlac',
    cost: 4_182_055.75,
  },
  {
    id: 6,
    project: 'Construction of Municipal Police Station',
    location: 'San Manuel, Tarlac',
    cost: 3_745_910,
  },
  {
    id: 7,
    project: 'Concrete Ground Reservoir and Pump House',
    location: 'Caramutan, La Paz, Tarlac',
    cost: 2_594_830.1,
  },
  {
    id: 8,
    project: 'Covered Court with Comfort Rooms',
    location: 'Lapsing, Moncada, Tarlac',
    cost: 3_246_275,
    image: 'covered-court',
  },
  {
    id: 9,
    project: 'Poultry House with Tunnel Ventilation, Civil and Structural Works',
    location: null,
    cost: null,
  },
  {
    id: 10,
    project: 'Construction of Spur Dike with Boulder Facing',
    location: 'Bueno, Capas, Tarlac',
    cost: 9_862_140.35,
    image: 'river-control-wall',
  },
  {
    id: 11,
    project: 'Resurfacing of Parking Area of Provincial Hospital',
    location: 'Tarlac City, Tarlac',
    cost: 1_876_500,
  },
  {
    id: 12,
    project: 'Warehouse Flooring and Loading Dock',
    location: 'Rosales, Pangasinan',
    cost: null,
    image: 'steel-warehouse',
  },
  {
    id: 13,
    project: 'Installation of Reinforced Concrete Pipe Culverts, 910 mm Diameter',
    location: 'Surgui, Camiling, Tarlac',
    cost: 1_427_365.9,
  },
];
