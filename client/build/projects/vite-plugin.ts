import { type Plugin, runnerImport } from 'vite';
import { PROJECT_PERIODS } from '../../../shared/catalogue.ts';
import { type Project, publicProject } from '../../src/content/projects/project.ts';

export const PLUGIN_NAME = 'eclar:public-projects';

const isList = (id: string) => PROJECT_PERIODS.some((period) => id.endsWith(`/content/projects/${period}.ts`));

/**
 * Gives every build the public fields of each period's rows in place of its file. It replaces the loading, not the
 * loaded text, so that costs reach neither a bundle nor a source map.
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
