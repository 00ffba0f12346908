/** The load, as a process of its own: takes its orders from the parent by message, and reports when it is done. */
import autocannon from 'autocannon';
import { requestsOf } from './requests.mjs';

/** Long enough for the slowest of the peers to answer under load. */
const ANSWER_SECONDS = 30;

/** For so many seconds, or for so many requests if these come sooner. */
function putLoad({ url, seconds, amount, connections, headers = {}, form }) {
  const options = { url, connections, headers, requests: form && requestsOf(form), timeout: ANSWER_SECONDS };
  if (!amount) return autocannon({ ...options, duration: seconds });
  return new Promise((resolve, reject) => {
    const instance = autocannon({ ...options, amount }, (error, result) => (error ? reject(error) : resolve(result)));
    setTimeout(() => instance.stop(), seconds * 1000).unref();
  });
}

async function run(order) {
  const began = process.cpuUsage();
  const result = await putLoad(order);
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

/** The parent may be gone by now. */
const report = (result) => process.connected && process.send(result, () => process.connected && process.disconnect());

process.once('message', (order) => {
  run(order).then(report, (error) => report({ failure: error.message }));
});
process.once('disconnect', () => process.exit());
