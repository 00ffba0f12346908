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
    description: 'Visit the {firm} office in {town}, or email the department you need.',
  },
  careers: {
    title: 'Job hiring',
    description: 'Open positions at {firm} in {town}. Read the requirements and apply with your resume.',
  },
  rentals: {
    title: 'Equipment and vehicles for rent',
    description:
      'Construction equipment and vehicles for rent from {firm} in {town}. Ask us about rates and availability.',
  },
  quote: {
    title: 'Request a free quote',
    description:
      'Tell us what you need and when to meet: civil works, design, construction or an estimate. Quotes are free.',
  },
  apply: {
    title: 'Apply for a position',
    description: 'Send your application and resume to the HR department of {firm} in {town}.',
  },
  inquiry: {
    title: 'Inquire about materials and services',
    description:
      'Ask {firm} about ready-mix concrete, vibro sand, crushed gravel and equipment, for pickup or delivery.',
  },
  privacy: {
    title: 'Privacy notice',
    description: 'What we collect through this site, why, how long we keep it, and your rights under RA 10173.',
  },
  credentials: {
    title: 'Licenses and certificates',
    description: 'Licenses, registrations and certificates of {firm} in {town}, with numbers and validity dates.',
  },
  profile: SAMPLE_PROFILE_TEXTS,
  projects: {
    title: 'Completed projects {period}',
    description: 'Construction projects completed by {firm} in {period}, with their locations.',
  },
  allProjects: SAMPLE_ALL_PROJECTS_TEXTS,
  quoteService: {
    title: '{service}: request a free quote',
    description: '{service} by {firm} in {town}. Tell us what you need and when to meet. Quotes are free.',
  },
  inquiryService: {
    title: '{service}: prices and delivery',
    description: '{service} from {firm} in {town}. Ask us about price, availability, pickup or delivery.',
  },
};
