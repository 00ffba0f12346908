/** The embedded PostgreSQL in the hands of a process of its own: it tells the address, and stops when its input ends. */
import { once } from 'node:events';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { fail, say } from '../../app/start/lifecycle.ts';

try {
  const postgres = await startEmbeddedPostgres(process.argv[2]);
  say(postgres.url);
  await once(process.stdin.resume(), 'end');
  await postgres.stop();
} catch (error) {
  fail(error);
}
