import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_PERIODS, type ProjectPeriod } from '#shared/catalogue';
import { loadProjects } from '../../src/content/projects/load.ts';
import { type Project, type PublicProject, publicProject } from '../../src/content/projects/project.ts';

/** Jest cannot load ES modules such as Vite, so a child process imports every list through the plugin. */
const IMPORT_LISTS = `
  import { runnerImport } from 'vite';
  const [plugin, lists, ...periods] = process.argv.slice(1);
  const { publicProjects } = (await runnerImport(plugin)).module;
  const load = async (period) =>
    [period, { ...(await runnerImport(lists + '/' + period + '.ts', { plugins: [publicProjects()] })).module }];
  console.log(JSON.stringify(Object.fromEntries(await Promise.all(periods.map(load)))));
`;

const ROOT = join(__dirname, '../../..');

type Rows = Record<string, unknown>[];

/** Jest loads the files without the plugin, so the rows have all fields, other than their type says. */
const publicRows = (rows: readonly PublicProject[]) => rows.map((row) => publicProject(row as Project));

function builtLists() {
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const paths = [join(__dirname, 'vite-plugin.ts'), join(ROOT, 'client/src/content/projects')];
  const args = ['--input-type=module', '--eval', IMPORT_LISTS, ...paths, ...PROJECT_PERIODS];
  return JSON.parse(execFileSync(process.execPath, args, options)) as Record<ProjectPeriod, Record<string, Rows>>;
}

describe('publicProjects', () => {
  it('gives the browser every row of every period with its public fields, and no cost', async () => {
    const built = builtLists();
    for (const period of PROJECT_PERIODS) {
      const { completed, subcontracted } = await loadProjects(period);
      expect(built[period]).toEqual({
        completed: publicRows(completed),
        ...(subcontracted && { subcontracted: publicRows(subcontracted) }),
      });
    }
    const fields = new Set(Object.values(built).flatMap((lists) => Object.values(lists).flat().flatMap(Object.keys)));
    expect([...fields].sort()).toEqual(['client', 'id', 'image', 'location', 'project']);
  }, 30_000);

  it('has something to keep: the files hold costs', async () => {
    const { completed } = await loadProjects('2024');
    expect(completed[0]).toHaveProperty('cost', expect.any(Number));
  });
});

describe('publicProject', () => {
  it('leaves out what is not named as public', () => {
    const secret = { id: 1, project: 'Road', location: null, cost: 5, margin: 0.1 };
    expect(publicProject(secret)).toEqual({ id: 1, project: 'Road', location: null });
  });
});
