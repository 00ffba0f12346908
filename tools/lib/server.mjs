/** The built product's files that the tools use. No other module names them. */
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');
/** From the bundle, which production runs. */
const bundled = (name) => () => import(join(DIST, 'server', name));
/** From the compiled modules that the bundle was made of. */
const load = (path) => () => import(join(DIST, 'compiled/server', path));

export const MAIN = join(DIST, 'server/main.js');
export const CLIENT = join(DIST, 'client');

export const runServer = bundled('main.js');
export const runDatabaseCommand = bundled('database.js');
/** TypeORM's command line, which writes migrations, loads modules, not a bundle. */
export const runMigrationGenerator = load('server/app/database-cli.js');
export const loadOpenApi = bundled('openapi.js');
export const loadEmbeddedPostgres = load('server/database/embedded/embedded-postgres.js');
export const loadPostgresHome = load('server/database/embedded/postgres-home.js');
export const loadLibraryLinks = load('server/database/embedded/library-links.js');
export const loadMigrate = load('server/database/migrations/migrate.js');
export const loadDataSource = load('server/database/data-source.js');
export const loadRetention = load('server/submissions/retention/retention.js');
/** Paths of the sample content's pages: all, and those for search engines. */
export async function samplePages() {
  const { addressesOf } = await load('shared/content/addresses/site.js')();
  const { PROGRAM_PAGES } = await load('shared/content/addresses/program-pages.js')();
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
