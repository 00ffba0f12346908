import { placeOf } from '../places.ts';
import type { Content } from '../documents.ts';
import type { Firm } from '../documents/firm.ts';
import { longDate } from '../long-date.ts';
import { shownOrNull, type SiteSource } from './make-site.ts';
import type { PeriodCount, ShownProfile } from './page-data.ts';
import { serviceLabel } from '../addresses/site.ts';

/** Fits on two sheets of paper. */
const MAX_PROJECTS = 12;

/** Years in operation, and the date of accreditation. */
export const yearsOf = (firm: Pick<Firm, 'yearsOperating' | 'accreditedSince'>) => [
  { label: 'In operation', value: `About ${firm.yearsOperating} years`, ...placeOf(firm, 'yearsOperating') },
  { label: 'Accredited since', value: longDate(firm.accreditedSince), ...placeOf(firm, 'accreditedSince') },
];

function projectsOf({ content, pictures }: SiteSource): ShownProfile['projects'] {
  const newestFirst = content.projects.periods
    .toReversed()
    .flatMap(({ name, clients, completed }) =>
      completed.map((project) => ({ ...project, client: clients ? project.client : null, period: name })),
    );
  const isSelected = ({ picture, own }: (typeof newestFirst)[number]) => picture !== null && own === true;
  return [...newestFirst.filter(isSelected), ...newestFirst.filter((project) => !isSelected(project))]
    .slice(0, MAX_PROJECTS)
    .map((one) => ({
      project: one.project,
      location: one.location,
      client: one.client,
      period: one.period,
      picture: one.own ? shownOrNull(pictures, one.picture) : null,
      ...placeOf(one),
    }));
}

/** Periods without projects are left out. */
export const countsOf = ({ projects }: Pick<Content, 'projects'>): PeriodCount[] =>
  projects.periods
    .map(({ name, completed, subcontracted }) => ({ period: name, projects: completed.length + subcontracted.length }))
    .filter((period) => period.projects > 0);

/** The printed profile's data besides that of every page, all of it from the content. */
export function profileOf(source: SiteSource): ShownProfile {
  const { about, firm, services } = source.content;
  return {
    mission: about.mission,
    facts: yearsOf(firm),
    services: services.services
      .filter(({ hidden }) => !hidden)
      .map((service) => ({ name: serviceLabel(service), teaser: service.teaser, ...placeOf(service) })),
    projects: projectsOf(source),
    counts: countsOf(source.content),
    head: about.chart.head,
    departments: about.chart.departments.map(({ name }) => name),
    ...placeOf(about),
  };
}
