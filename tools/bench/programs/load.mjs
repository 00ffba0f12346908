/** Runs autocannon in its own process: gets its order in a message, and reports the result in another. */
import autocannon from 'autocannon';
import { startWatch } from '../lib/busy.mjs';
import { application, inquiry, quote, requestOf } from '../../lib/load/forms.mjs';

/** Long enough for the slowest of the peers to answer under load. */
const ANSWER_SECONDS = 30;

/** Starts at a random number, so that no two runs send the same body. */
let next = Math.floor(Math.random() * 2 ** 40);

/** Each request is from another visitor, with its own name, key and address. */
function visitorsRequest(form, number, fileField) {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return requestOf(form(`Visitor ${number}`), { headers: { 'X-Forwarded-For': address }, fileField });
}

const MAKERS = {
  quote: (_form, number) => visitorsRequest(quote, number),
  inquiry: (_form, number) => visitorsRequest(inquiry, number),
  application: ({ fileField }, number) => visitorsRequest(application, number, fileField),
  /** The text of a peer's option; `[id]` becomes another number in each request. */
  template: ({ text }, number) => ({
    headers: { 'Content-Type': 'application/json' },
    body: text.replaceAll('[id]', String(number)),
  }),
};

/** autocannon's requests for a form, with a new body each time. */
function requestsOf(form) {
  const setupRequest = (request) => {
    const { headers, body } = MAKERS[form.kind](form, next++);
    return { ...request, headers: { ...request.headers, ...headers }, body };
  };
  return [{ method: 'POST', setupRequest }];
}

/** Runs for `seconds`, or until `amount` requests are done, whichever comes first. */
function putLoad({ url, seconds, amount, connections, headers = {}, form }) {
  const options = { url, connections, headers, requests: form && requestsOf(form), timeout: ANSWER_SECONDS };
  if (!amount) return autocannon({ ...options, duration: seconds });
  return new Promise((resolve, reject) => {
    const instance = autocannon({ ...options, amount }, (error, result) => (error ? reject(error) : resolve(result)));
    setTimeout(() => instance.stop(), seconds * 1000).unref();
  });
}

async function run(order) {
  const stopWatch = startWatch(process.pid);
  const result = await putLoad(order);
  return {
    completed: result.requests.total,
    seconds: result.duration,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
    statuses: Object.keys(result.statusCodeStats ?? {}),
    busy: stopWatch(),
  };
}

/** The parent may have ended. */
const report = (result) => process.connected && process.send(result, () => process.connected && process.disconnect());

process.once('message', (order) => {
  run(order).then(report, (error) => report({ failure: error.message }));
});
process.once('disconnect', () => process.exit());
