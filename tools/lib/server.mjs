/** What the tools use of the built product: each of its files is named here and nowhere else. */
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');
/** The bundle: what production runs. */
const bundled = (name) => () => import(join(DIST, 'server', name));
/** What the bundle was made of: modules that are not called by name in production. */
const load = (path) => () => import(join(DIST, 'compiled/server', path));

export const MAIN = join(DIST, 'server/main.js');
export const CLIENT = join(DIST, 'client');

export const runServer = bundled('main.js');
export const runDatabaseCommand = bundled('database.js');
/** Migrations are written by TypeORM's own command line, which loads modules and not a bundle. */
export const runMigrationGenerator = load('server/app/database-cli.js');
export const loadOpenApi = bundled('openapi.js');
export const loadEmbeddedPostgres = load('server/database/embedded/embedded-postgres.js');
export const loadPostgresHome = load('server/database/embedded/postgres-home.js');
export const loadLibraryLinks = load('server/database/embedded/library-links.js');
export const loadMigrate = load('server/database/migrations/migrate.js');
export const loadDataSource = load('server/database/data-source.js');
export const loadRetention = load('server/submissions/retention/retention.js');
/** The pages of the sample, and those of them that search engines may list. */
export async function samplePages() {
  const { addressesOf } = await load('shared/content/site/site.js')();
  const { PROGRAM_PAGES } = await load('shared/content/site/program-pages.js')();
  const { SAMPLE } = await load('shared/content/sample/sample.js')();
  const { services, projects, credentials } = SAMPLE;
  const pages = addressesOf({
    services: services.services,
    periods: projects.periods.map(({ name }) => name),
    hasCredentials: credentials.items.length > 0,
  });
  return {
    all: pages.map(({ path }) => path),
    listed: pages.filter(({ screen }) => !(screen in PROGRAM_PAGES)).map(({ path }) => path),
  };
}

export const loadForms = load('shared/forms/forms.js');
export const loadSamples = load('shared/forms/sample.js');
