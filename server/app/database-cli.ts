import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PATHS } from '#shared/catalogue';
import { BROWSER_PARAMETER } from '#shared/endpoints';
import { adminEmail, randomPassword, resetAdmin } from '../auth/account/admin-account.ts';
import { fail, listenForStop, say } from './start/lifecycle.ts';
import { backup } from '../database/backup/backup.ts';
import { restore } from '../database/backup/restore.ts';
import { type Env, readEnv, StartError } from '../config/env.ts';
import { migrate, refuseNewerSchema, withMigrationLock } from '../database/migrations/migrate.ts';
import { ENTITIES } from './entities.ts';
import { openDatabase, unlessStopped } from './start/prepare-database.ts';

/**
 * Commands of `npm run migration:*`, `admin:password`, `backup`, `restore` and of `eclar`. They use
 * DATABASE_DIRECT_URL, DATABASE_URL or the embedded PostgreSQL, in this order.
 */
const COMMANDS: Record<string, (url: string, env: Env, ...args: string[]) => Promise<void>> = {
  'migration:run': (url) =>
    withMigrationLock(url, async (database) => {
      const ran = await migrate(database);
      say(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'Nothing to run: the database is up to date.');
    }),

  'migration:revert': (url) =>
    withMigrationLock(url, async (database) => {
      await refuseNewerSchema(database);
      const [newest] = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
      if (!newest) throw new StartError('there is nothing to revert: no migration has run.');
      await database.undoLastMigration({ transaction: 'each' });
      say(`Reverted ${newest.name}.`);
    }),

  'migration:generate': async (url, _env, name) => {
    if (!name || !/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) {
      throw new StartError('give the migration a name: npm run migration:generate -- add-job-salary');
    }
    const source = join(import.meta.dirname, 'migration-data-source.js');
    if (!existsSync(source))
      throw new StartError('a migration is written in a checkout, by npm run migration:generate.');
    await withMigrationLock(url, migrate);
    const typeorm = createRequire(import.meta.url).resolve('typeorm/cli.js');
    const options = { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } } as const;
    const command = [typeorm, 'migration:generate', join('migrations', name), '-d', source, '--esm'];
    const { status } = spawnSync(process.execPath, command, options);
    if (status !== 0) throw new StartError('no migration was written, for the reason above.');
    say('Review it, add it to the end of migrations/index.ts, and run `npm run migration:run`.');
  },

  'admin:password': (url, env) =>
    withMigrationLock(
      url,
      async (database) => {
        await migrate(database);
        const email = env.ADMIN_EMAIL ?? (await adminEmail(database));
        if (!email) throw new StartError('there is no admin yet: start the site once, or set ADMIN_EMAIL.');
        const password = env.ADMIN_PASSWORD ?? randomPassword();
        const browser = await resetAdmin(database, { email, password });
        say(`The admin ${email} now signs in with the password

  ${env.ADMIN_PASSWORD ? 'of ADMIN_PASSWORD' : password}

All sessions have ended, and two-factor authentication is off for this account: set it up again. Failed
attempts start again at zero. If somebody keeps guessing the password, you can still sign in, within a
day, at:

  ${env.PUBLIC_URL ?? ''}${PATHS.adminLogin}#${BROWSER_PARAMETER}=${browser}`);
      },
      ENTITIES,
    ),

  backup: (url, _env, ...args) => backup({ url, args, say }),

  restore: (url, _env, ...args) => restore({ url, args, say, entities: ENTITIES }),
};

/** These commands handle an interruption themselves and report whether data was changed. */
const ENDS_BY_ITSELF = ['backup', 'restore'];

const asked = listenForStop();
const [command = '', ...args] = process.argv.slice(2);
try {
  const work = COMMANDS[command];
  if (!work) throw new StartError(`unknown command ${command}: use one of ${Object.keys(COMMANDS).join(', ')}.`);
  const env = readEnv(process.env);
  const database = await openDatabase(env, asked);
  const done = work(database.directUrl, env, ...args);
  await (ENDS_BY_ITSELF.includes(command) ? done : unlessStopped(done, asked)).finally(() => database.stop());
} catch (error) {
  fail(asked.aborted && !(error instanceof StartError) ? new StartError('interrupted.', { cause: error }) : error);
}
