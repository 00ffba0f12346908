import type { Project } from './project.ts';

// Sample content: every work here is invented.
export const completed: Project[] = [
  {
    id: 1,
    project: 'Concreting of Barangay Road, Sta. 0+000 – Sta. 0+420',
    location: 'Salapungan, Gerona, Tarlac',
    cost: 1_684_200,
    image: 'concrete-road',
  },
  {
    id: 2,
    project: 'Construction of One-Storey, Two-Classroom School Building',
    location: 'Parsolingan, Gerona, Tarlac',
    cost: 1_128_450.75,
  },
  {
    id: 3,
    project: 'Construction of Multi-Purpose Pavement (Solar Dryer)',
    location: 'Abagon, Gerona, Tarlac',
    cost: 386_900,
  },
  {
    id: 4,
    project: 'Single-Barrel Reinforced Concrete Box Culvert, 2.4 m × 2.4 m',
    location: 'Apulid, Paniqui, Tarlac',
    cost: 912_375.4,
    image: 'box-culvert',
  },
  {
    id: 5,
    project: 'Perimeter Fence of a Rice Mill and Warehouse Compound',
    location: 'Paniqui, Tarlac',
    cost: null,
  },
  {
    id: 6,
    project: 'Stone Masonry Canal Lining along Barangay Street',
    location: 'Tagumbao, Gerona, Tarlac',
    cost: 542_618.2,
  },
  {
    id: 7,
    project: 'Rehabilitation of Day Care Center',
    location: null,
    cost: 248_000,
  },
  {
    id: 8,
    project: 'Concreting of Farm-to-Market Road, Phase I',
    location: 'Nilasin 1st, Pura, Tarlac',
    cost: 2_215_730.6,
    image: 'concrete-road',
  },
];
