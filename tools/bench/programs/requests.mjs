/** Filled forms for the load: each with a name, a key and an address of its own, as from so many visitors. */
import { randomUUID } from 'node:crypto';
import { FORMS } from '../../torture/lib/writers.mjs';

const BOUNDARY = 'the-border-between-two-fields';
const [quote, inquiry, application] = FORMS;

/** Counted on from a random number, so that no two runs send the same body. */
let next = Math.floor(Math.random() * 2 ** 40);

const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const visitor = (number) => ({ 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': addressOf(number) });

function jsonRequest(form, number) {
  const { body } = form(`Visitor ${number}`);
  return { headers: { 'Content-Type': 'application/json', ...visitor(number) }, body: JSON.stringify(body) };
}

function multipartRequest(fileField, number) {
  const { body, file } = application(`Visitor ${number}`);
  const fields = Object.entries(body).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${fields.join('')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fileField}"; filename="resume.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...visitor(number) },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

const MAKERS = {
  quote: () => (number) => jsonRequest(quote, number),
  inquiry: () => (number) => jsonRequest(inquiry, number),
  application:
    ({ fileField = 'resume' }) =>
    (number) =>
      multipartRequest(fileField, number),
  /** Of somebody else's making; `[id]` in it becomes another number in each request. */
  template:
    ({ text }) =>
    (number) => ({
      headers: { 'Content-Type': 'application/json' },
      body: text.replaceAll('[id]', String(number)),
    }),
};

/** What autocannon sends for a form: a new body each time. */
export function requestsOf(form) {
  const make = MAKERS[form.kind](form);
  const setupRequest = (request) => {
    const { headers, body } = make(next++);
    return { ...request, headers: { ...request.headers, ...headers }, body };
  };
  return [{ method: 'POST', setupRequest }];
}
