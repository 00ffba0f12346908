import { FIRM, type Firm } from '../documents/firm.ts';
import { withEntryIds } from '../fields/entry-ids.ts';
import { SAMPLE_RETENTION } from './added.ts';
// Sample content: the firm and its works are invented.
export const SAMPLE_FIRM = withEntryIds<Firm>(FIRM, {
  name: 'ECLAR Builders',
  legalName: 'ECLAR Builders & Construction Supply',
  site: 'https://www.eclar.example',
  logo: null,
  colours: {
    ink: '#12263a',
    accent: '#f3b61f',
  },
  building: 'ECLAR Building',
  address: {
    street: 'Gerona-Pura Road',
    locality: 'Gerona',
    region: 'Tarlac',
    postalCode: '2302',
    country: 'Philippines',
    countryCode: 'PH',
  },
  officeLabel: '',
  map: {
    latitude: 15.616,
    longitude: 120.627,
  },
  sketch: {
    places: [
      { name: 'Gerona', latitude: 15.607, longitude: 120.599 },
      { name: 'Pura', latitude: 15.624, longitude: 120.648 },
      { name: 'Paniqui', latitude: 15.669, longitude: 120.581 },
      { name: 'Tarlac City', latitude: 15.48, longitude: 120.598 },
    ],
    roads: [
      { name: 'Manila North Road', through: ['Paniqui', 'Gerona', 'Tarlac City'] },
      { name: 'Gerona-Pura Road', through: ['Gerona', 'Office', 'Pura'] },
    ],
  },
  phones: [],
  chat: {
    viber: '',
    messenger: '',
  },
  hours: [],
  mailboxes: [
    {
      department: 'Engineering',
      address: 'engineering@eclar.example',
      forms: ['quote'],
    },
    {
      department: 'Finance',
      address: 'finance@eclar.example',
      forms: [],
    },
    {
      department: 'HR',
      address: 'hr@eclar.example',
      forms: ['application'],
    },
    {
      department: 'Purchasing',
      address: 'purchasing@eclar.example',
      forms: [],
    },
    {
      department: 'Trading / General',
      address: 'trading@eclar.example',
      forms: ['inquiry'],
    },
  ],
  answerDays: 2,
  privacyOfficer: 'Head of HR & Admin',
  retention: SAMPLE_RETENTION,
  social: [
    {
      label: 'Facebook',
      url: 'https://www.facebook.com/',
    },
  ],
  accreditedSince: '2006-01-24',
  yearsOperating: 20,
});
