import type { PageTexts } from '../documents/pages/pages.ts';
import { SAMPLE_ALL_PROJECTS_TEXTS, SAMPLE_PROFILE_TEXTS, SAMPLE_VERIFICATION } from './added.ts';
// Sample content: the firm and its works are invented.
export const SAMPLE_PAGES: PageTexts = {
  share: {
    picture: 'hero-1-building-frame',
    alt: 'The logo of {firm} over a building frame under construction, with a tower crane and rice fields behind.',
  },
  verification: SAMPLE_VERIFICATION,
  home: {
    title: 'Construction and engineering in {town}',
    description:
      '{firm} builds roads, bridges, schools and flood control around {town}, and supplies ready-mix concrete and crushed gravel.',
  },
  about: {
    title: 'About the company',
    description:
      'Mission, vision, history, organization and guiding principles of {firm}, an accredited contractor in {town}.',
  },
  contact: {
    title: 'Contact us',
    description: 'Where to find the office of {firm} in {town}, and the mailbox of each department.',
  },
  careers: {
    title: 'Job hiring',
    description: 'Open positions at {firm} in {town}. Read the requirements and apply with your resume.',
  },
  rentals: {
    title: 'Equipment and vehicles for rent',
    description: 'Construction equipment and vehicles for rent from {firm} in {town}, with the capacity of each.',
  },
  quote: {
    title: 'Request a free quote',
    description:
      'Choose a service of {firm} – civil works, design, building or an estimate – and where and when to meet. The quote is free.',
  },
  apply: {
    title: 'Apply for a position',
    description: 'Send your application and resume to the HR department of {firm} in {town}.',
  },
  inquiry: {
    title: 'Inquire about materials and services',
    description:
      'Ask {firm} about ready-mix concrete, vibro sand, crushed gravel and equipment, picked up or delivered.',
  },
  privacy: {
    title: 'Privacy notice',
    description:
      'What {firm} keeps of what you send through this site, why, for how long, and your rights under RA 10173.',
  },
  credentials: {
    title: 'Licenses and certificates',
    description:
      'Licenses, registrations and certificates of {firm} in {town}, with their numbers and how long each is valid.',
  },
  profile: SAMPLE_PROFILE_TEXTS,
  projects: {
    title: 'Completed projects {period}',
    description: 'Construction projects that {firm} completed in {period}, with their locations.',
  },
  allProjects: SAMPLE_ALL_PROJECTS_TEXTS,
  quoteService: {
    title: '{service}: request a free quote',
    description:
      '{service} by {firm} in {town}: leave your name and number, and choose where and when to meet. The quote is free.',
  },
  inquiryService: {
    title: '{service}: prices and delivery on inquiry',
    description: '{service} from the plants of {firm} in {town}: ask for price, availability, pick-up or delivery.',
  },
};
