/** The load, as a process of its own: takes its orders from the parent by message, and reports when it is done. */
import autocannon from 'autocannon';
import { requestsOf } from './requests.mjs';

/** Long enough for the slowest of the peers to answer under load. */
const ANSWER_SECONDS = 30;

async function run({ url, seconds, connections, headers = {}, form }) {
  const began = process.cpuUsage();
  const requests = form && requestsOf(form);
  const result = await autocannon({ url, duration: seconds, connections, headers, requests, timeout: ANSWER_SECONDS });
  const { user, system } = process.cpuUsage(began);
  return {
    completed: result.requests.total,
    seconds: result.duration,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
    statuses: Object.keys(result.statusCodeStats ?? {}),
    busy: (user + system) / 1_000_000 / result.duration,
  };
}

process.once('message', (order) => {
  run(order).then(
    (result) => process.send(result, () => process.disconnect()),
    (error) => process.send({ failure: error.message }, () => process.disconnect()),
  );
});
