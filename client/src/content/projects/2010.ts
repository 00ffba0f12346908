import type { Project } from './project.ts';

// Sample content: every work here is invented.
export const completed: Project[] = [
  {
    id: 1,
    project: 'Concreting of Barangay Road with Cross Drains, 0.72 km',
    location: 'Caturay, Gerona, Tarlac',
    cost: 3_895_610,
    image: 'concrete-road',
  },
  {
    id: 2,
    project: 'Construction of Multi-Purpose Covered Court',
    location: 'Dicolor, Gerona, Tarlac',
    cost: 2_987_425.3,
    image: 'covered-court',
  },
  {
    id: 3,
    project: 'Rehabilitation of Flooded Road Section by Raising of Grade',
    location: 'Capaoayan, Moncada, Tarlac',
    cost: 6_248_790,
  },
  {
    id: 4,
    project: 'Reconstruction of Collapsed Box Culvert',
    location: 'Coral-Iloco, Ramos, Tarlac',
    cost: 1_974_265.85,
    image: 'box-culvert',
  },
  {
    id: 5,
    project: 'Two-Storey, Four-Classroom School Building with Toilets',
    location: 'Balloc, San Clemente, Tarlac',
    cost: 5_216_340,
    image: 'school-building',
  },
  {
    id: 6,
    project: 'Slope Protection of Creek Bank, Grouted Riprap, 185 l.m.',
    location: 'Pilpila, Santa Ignacia, Tarlac',
    cost: 2_463_180.6,
    image: 'river-control-wall',
  },
  {
    id: 7,
    project: 'Improvement of Public Market Drainage',
    location: 'Poblacion Norte, Paniqui, Tarlac',
    cost: 1_348_925,
  },
  {
    id: 8,
    project: 'Construction of Tobacco Curing and Storage Shed',
    location: null,
    cost: null,
    image: 'steel-warehouse',
  },
  {
    id: 9,
    project: 'Rehabilitation of Communal Irrigation Dam Apron',
    location: 'Labney, San Jose, Tarlac',
    cost: 3_604_715.4,
  },
  {
    id: 10,
    project: 'Widening of Intersection and Installation of Road Signs',
    location: 'Santa Lucia, Gerona, Tarlac',
    cost: 2_126_590,
  },
  {
    id: 11,
    project: 'Construction of Evacuation and Training Hall',
    location: 'Anupul, Bamban, Tarlac',
    cost: null,
  },
  {
    id: 12,
    project: 'Concrete Bridge Approach and Abutment Protection',
    location: 'Talugtug, Nueva Ecija',
    cost: 4_387_250.95,
    image: 'bridge',
  },
];
