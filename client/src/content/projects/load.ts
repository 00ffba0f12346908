import type { ProjectPeriod } from '#shared/catalogue';
import type { PublicProjects } from './project.ts';

/** A chunk for each period, so that a page fetches its own rows only. */
const LISTS: Record<ProjectPeriod, () => Promise<PublicProjects>> = {
  '2005': () => import('./2005.ts'),
  '2006': () => import('./2006.ts'),
  '2007': () => import('./2007.ts'),
  '2008-2009': () => import('./2008-2009.ts'),
  '2010': () => import('./2010.ts'),
  '2011': () => import('./2011.ts'),
  '2012': () => import('./2012.ts'),
  '2013': () => import('./2013.ts'),
  '2014': () => import('./2014.ts'),
  '2015-2018': () => import('./2015-2018.ts'),
  '2019': () => import('./2019.ts'),
  '2020': () => import('./2020.ts'),
  '2021': () => import('./2021.ts'),
  '2022': () => import('./2022.ts'),
  '2023': () => import('./2023.ts'),
  '2024': () => import('./2024.ts'),
  '2025': () => import('./2025.ts'),
};

export const loadProjects = (period: ProjectPeriod): Promise<PublicProjects> => LISTS[period]();
