import { runLoad, sampleLoad, SATURATED } from './load.mjs';
import { measureRounds, report } from './rounds.mjs';
import { tell } from './tell.mjs';

/** Enough for V8 to have compiled what runs often; seconds alone would favour the fast, and requests alone take for ever. */
const WARM_UP = { amount: 2000, seconds: 10 };

function saturationNote(samples) {
  const names = [...samples].filter(([, all]) => all.some(({ busy }) => busy >= SATURATED)).map(([name]) => name);
  return names.length > 0
    ? [
        `the load generator had a core to itself and was its limit for ${names.join(', ')}: there CPU tells more than req/s`,
      ]
    : [];
}

/** Warms every server up, then measures it under load in rounds that take turns. A server says what its load is. */
export async function loadTable(table, servers, { rounds, seconds, connections }) {
  const order = ({ url, form, headers }) => ({ url, form, headers, connections });
  for (const server of servers) {
    tell(`${table.title}: warming up ${server.name}`);
    await runLoad({ ...order(server), ...WARM_UP });
  }
  const samples = await measureRounds(table.title, servers, rounds, (server) =>
    sampleLoad(server, { ...order(server), seconds }),
  );
  report({ unit: 'req/s', ...table, notes: [...(table.notes ?? []), ...saturationNote(samples)] }, samples);
}
