import type { Projects } from '../documents/projects.ts';
import { PROJECTS_2005_TO_2010 } from './projects-2005-to-2010.ts';
import { PROJECTS_2011_TO_2014 } from './projects-2011-to-2014.ts';
import { PROJECTS_2015_TO_2020 } from './projects-2015-to-2020.ts';
import { PROJECTS_2021_TO_2025 } from './projects-2021-to-2025.ts';

export const SAMPLE_PROJECTS: Projects = {
  periods: [...PROJECTS_2005_TO_2010, ...PROJECTS_2011_TO_2014, ...PROJECTS_2015_TO_2020, ...PROJECTS_2021_TO_2025],
};
