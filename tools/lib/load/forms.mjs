/** Filled forms from the build's form records, each identified by its visitor's name. */
import { randomUUID } from 'node:crypto';
import { loadForms, loadSamples } from '../server.mjs';

const BOUNDARY = 'the-border-between-two-fields';

/** A buffer that begins and ends like a PDF. */
export function pdfOf(bytes) {
  const [start, end] = ['%PDF-1.4\n', '\nstartxref\n0\n%%EOF\n'];
  return Buffer.from(start + 'x'.repeat(bytes - start.length - end.length) + end);
}

const pdf = pdfOf(57_000);
const { FORMS: RECORDS } = await loadForms();
const { sampleOf } = await loadSamples();

const filled = (record, name) => ({ path: record.endpoint, body: { ...sampleOf(record), name } });

export const quote = (name) => filled(RECORDS.quote, name);
export const inquiry = (name) => filled(RECORDS.inquiry, name);
export const application = (name, file = pdf) => ({ ...filled(RECORDS.application, name), file });

export const FORMS = [quote, inquiry, application];

function multipart(fields, file, fileField) {
  const part = (name, more = '') => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name)}${value}\r\n`);
  const head = part(fileField, '; filename="resume.pdf"\r\nContent-Type: application/pdf');
  return Buffer.concat([Buffer.from(texts.join('') + head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** `fetch` options that send a filled form, by default with a new idempotency key. */
export function requestOf({ body, file }, { key = randomUUID(), headers = {}, fileField = 'resume' } = {}) {
  const type = file ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  return {
    method: 'POST',
    headers: { 'Idempotency-Key': key, 'Content-Type': type, ...headers },
    body: file ? multipart(body, file, fileField) : JSON.stringify(body),
  };
}

export const send = (url, form, options, signal) =>
  fetch(`${url}/api/${form.path}`, { ...requestOf(form, options), signal });
