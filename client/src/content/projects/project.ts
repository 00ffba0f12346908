import type { ProjectPeriod } from '#shared/catalogue';
import type { ProjectPicture } from './pictures.ts';

/**
 * One row of a period's file. The rows shipped with this repository are sample content: invented works, with no real
 * person or contract behind them, to be replaced before going live.
 */
export interface Project {
  /** Unique in its file, both lists together. */
  id: number;
  project: string;
  location: string | null;
  /** Only in the periods of `hasClients`. */
  client?: string | null;
  /** In pesos. Not published: `client/build/projects/vite-plugin.ts` removes it from the bundle. */
  cost: number | null;
  image?: ProjectPicture | null;
}

/** Only these fields are published. */
const PUBLIC_FIELDS = ['id', 'project', 'location', 'client', 'image'] as const satisfies readonly (keyof Project)[];

export type PublicProject = Pick<Project, (typeof PUBLIC_FIELDS)[number]>;

export interface PublicProjects {
  completed: readonly PublicProject[];
  /** A second table, for the periods that have one. */
  subcontracted?: readonly PublicProject[];
}

export function publicProject(project: Project): PublicProject {
  const fields = PUBLIC_FIELDS.filter((field) => field in project);
  return Object.fromEntries(fields.map((field) => [field, project[field]])) as unknown as PublicProject;
}

/** Whether the period's table has a Client column. */
export const hasClients = (period: ProjectPeriod) => period === '2015-2018' || Number(period) >= 2020;
