import type { Project } from './project.ts';

// Sample content: every work here is invented.
export const completed: Project[] = [
  {
    id: 1,
    project: 'Concreting of Barangay Road Leading to Elementary School',
    location: 'Danzo, Gerona, Tarlac',
    cost: 3_564_285,
    image: 'concrete-road',
  },
  {
    id: 2,
    project: 'Paving of Local Access Road with Concrete, 5.0 m Wide',
    location: 'Cacamilingan Norte, Camiling, Tarlac',
    cost: 5_947_310.45,
    image: 'concrete-road',
  },
  {
    id: 3,
    project: 'Two-Storey, Eight-Classroom School Building',
    location: 'Talaga, Capas, Tarlac',
    cost: 11_385_740,
    image: 'school-building',
  },
  {
    id: 4,
    project: 'Construction of River Control Wall, Downstream of Bridge',
    location: 'Santa Rita, Concepcion, Tarlac',
    cost: 14_726_905.8,
    image: 'river-control-wall',
  },
  {
    id: 5,
    project: 'Rehabilitation of Reinforced Concrete Deck Girder Bridge',
    location: 'Malacampa, Camiling, Tarlac',
    cost: 7_238_460,
    image: 'bridge',
  },
  {
    id: 6,
    project: 'Level III Water Supply System with Elevated Tank',
    location: 'Moriones, San Jose, Tarlac',
    cost: 5_184_375.6,
    image: 'water-tank',
  },
  {
    id: 7,
    project: 'Improvement of Barangay Health Station',
    location: null,
    cost: 694_215,
  },
  {
    id: 8,
    project: 'Construction of Triple-Barrel Box Culvert',
    location: 'Motrico, La Paz, Tarlac',
    cost: 4_856_190.25,
    image: 'box-culvert',
  },
  {
    id: 9,
    project: 'Concrete Lining of Main Canal, Intermittent Sections',
    location: 'Guimba, Nueva Ecija',
    cost: 6_412_835,
  },
  {
    id: 10,
    project: 'Construction of Municipal Gymnasium, Phase I',
    location: 'Poblacion, Mayantoc, Tarlac',
    cost: 8_274_660.7,
  },
  {
    id: 11,
    project: 'Road Drainage and Manholes along Town Streets',
    location: 'Poblacion, Victoria, Tarlac',
    cost: 2_918_045,
  },
  {
    id: 12,
    project: 'Construction of Agricultural Trading Center Shed',
    location: 'Zaragoza, Nueva Ecija',
    cost: null,
    image: 'steel-warehouse',
  },
  {
    id: 13,
    project: 'Fencing and Site Grading of Relocation Area',
    location: "O'Donnell, Capas, Tarlac",
    cost: 1_748_920.3,
  },
  {
    id: 14,
    project: 'Covered Pathway and Flag Ceremony Ground',
    location: 'Pance, Ramos, Tarlac',
    cost: null,
  },
];
