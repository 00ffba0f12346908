/** Runs the embedded PostgreSQL in a separate process: prints its address, and stops it at the end of stdin. */
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
