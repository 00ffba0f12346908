import { freePort } from '../../lib/free-port.mjs';
import { atOnce } from '../../lib/load/calls.mjs';
import { startPostgres } from '../../lib/load/postgres.mjs';
import { peakMegabytes } from '../../lib/load/processes.mjs';
import { startServer } from '../../lib/product.mjs';

/** Starts replicas of the product on one database. Each can be ended and restarted at its port. */
export async function startReplicas(databaseUrl, count, env) {
  const ports = await atOnce(count, freePort);
  const start = (index) => startServer({ databaseUrl, port: ports[index], env });
  const apps = await atOnce(count, start);
  return {
    apps,
    ports,
    urls: apps.map(({ url }) => url),
    async start(index) {
      apps[index] = await start(index);
    },
    end(index, signal) {
      apps[index].kill(signal);
      return apps[index].exited;
    },
    /** @returns whether all exited with status 0 */
    stop: async () => (await Promise.all(apps.map(({ stop }) => stop()))).every(({ code }) => code === 0),
  };
}

/** Starts one process with its own PostgreSQL. */
export async function startSite({ env, database = startPostgres() } = {}) {
  const postgres = await database;
  const replicas = await startReplicas(postgres.url, 1, env);
  const { apps, ports, urls, stop } = replicas;
  return {
    database: postgres,
    url: urls[0],
    port: ports[0],
    stop,
    app: () => apps[0],
    peak: () => peakMegabytes(apps[0].pid),
    async restart(signal) {
      await replicas.end(0, signal);
      await replicas.start(0);
    },
  };
}
