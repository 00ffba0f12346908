import type { Project } from './project.ts';

// Sample content: every work here is invented.
export const completed: Project[] = [
  {
    id: 1,
    project: 'Concreting of Farm-to-Market Road, Phase II, 0.95 km',
    location: 'Oloybuaya, Gerona, Tarlac',
    cost: 5_482_610,
    image: 'concrete-road',
  },
  {
    id: 2,
    project: 'Road Shoulder Paving along National Secondary Road',
    location: 'Paniqui–Camiling Road, Tarlac',
    cost: 9_148_275.35,
  },
  {
    id: 3,
    project: 'Two-Storey, Four-Classroom Standard School Building',
    location: 'Santa Ines, Paniqui, Tarlac',
    cost: 6_937_520.9,
    image: 'school-building',
  },
  {
    id: 4,
    project: 'Construction of Flood Control Dike, Left Bank, 420 l.m.',
    location: 'Parulung, Concepcion, Tarlac',
    cost: 21_584_390,
    image: 'river-control-wall',
  },
  {
    id: 5,
    project: 'Rehabilitation of Drainage System of Public Market Area',
    location: 'Concepcion, Tarlac',
    cost: 4_215_785.5,
  },
  {
    id: 6,
    project: 'Multi-Purpose Building with Covered Court',
    location: 'Calius Gueco, Concepcion, Tarlac',
    cost: 5_846_130,
    image: 'covered-court',
  },
  {
    id: 7,
    project: 'Construction of Fish Port Access Road',
    location: 'Subic, Zambales',
    cost: 7_325_940.15,
  },
  {
    id: 8,
    project: 'Double-Barrel Box Culvert, 3.0 m × 2.4 m, with Apron',
    location: 'Sinilian, Camiling, Tarlac',
    cost: 3_574_265,
    image: 'box-culvert',
  },
  {
    id: 9,
    project: 'Extension of Municipal Hall, Second Floor',
    location: 'Anao, Tarlac',
    cost: 4_963_810.6,
  },
  {
    id: 10,
    project: 'Construction of Bridge with Precast Girders, 25 l.m.',
    location: 'Papaac, Camiling, Tarlac',
    cost: 18_246_975,
    image: 'bridge',
  },
  {
    id: 11,
    project: 'Hog Raising Facility: Pens, Lagoon and Access Road',
    location: null,
    cost: null,
  },
  {
    id: 12,
    project: 'Repair of Typhoon-Damaged Irrigation Canal Embankment',
    location: 'Quezon, Nueva Ecija',
    cost: 2_745_360.4,
  },
  {
    id: 13,
    project: 'Elevated Concrete Water Tank for Resettlement Community',
    location: 'Cristo Rey, Capas, Tarlac',
    cost: 3_892_515,
    image: 'water-tank',
  },
  {
    id: 14,
    project: 'Asphalt Paving of Warehouse Yard',
    location: 'Villasis, Pangasinan',
    cost: null,
  },
  {
    id: 15,
    project: 'Construction of Retaining Wall at School Grounds',
    location: 'Maniniog, Mayantoc, Tarlac',
    cost: 1_863_240.85,
  },
];
