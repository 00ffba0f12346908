import { type Plugin, runnerImport } from 'vite';
import { PROJECT_PERIODS } from '#shared/catalogue';
import { type Project, publicProject } from '../../src/content/projects/project.ts';

export const PLUGIN_NAME = 'eclar:public-projects';

const isList = (id: string) => PROJECT_PERIODS.some((period) => id.endsWith(`/content/projects/${period}.ts`));

/**
 * Loads only the public fields of the rows of each period. A `load` hook instead of `transform`, so that costs get into
 * neither a bundle nor a source map.
 */
export function publicProjects(): Plugin {
  return {
    name: PLUGIN_NAME,
    async load(id) {
      const file = id.replace(/\?.*/, '');
      if (!isList(file)) return;
      const { module } = await runnerImport<Record<string, Project[]>>(file);
      return Object.entries(module)
        .map(([list, rows]) => `export const ${list} = ${JSON.stringify(rows.map(publicProject))};`)
        .join('\n');
    },
  };
}
