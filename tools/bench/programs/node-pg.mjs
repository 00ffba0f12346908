/** Node's HTTP server with pg and a named statement per call: the cost of the database alone. */
import { createHash, randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { insertOf, LISTS } from './statements.mjs';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

const makeReference = (prefix) =>
  `${prefix}-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** Parses a well-formed multipart form whose last part is the file. Does not handle hostile input. */
function fieldsOf(bytes, contentType) {
  const border = `--${/boundary=(.+)$/.exec(contentType)[1]}`;
  const fileHead = bytes.indexOf('filename="');
  const fileStart = bytes.indexOf('\r\n\r\n', fileHead) + 4;
  const fileEnd = bytes.lastIndexOf(`\r\n${border}--`);
  const fields = Object.fromEntries(
    [...bytes.toString('utf8', 0, fileHead).matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  return { ...fields, resume: bytes.subarray(fileStart, fileEnd) };
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function answer(response, status, value) {
  const text = JSON.stringify(value);
  response.writeHead(status, { ...JSON_TYPE, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

async function list(pool, path, response) {
  const { rows } = await pool.query({ name: path, text: LISTS[path] });
  answer(response, 200, rows);
}

/** Inserts with a random reference, and with another one if that is taken, as the product does. */
async function insertNew(insert, prefix) {
  const reference = makeReference(prefix);
  try {
    await insert(reference);
    return reference;
  } catch (error) {
    if (error.constraint !== 'submissions_reference') throw error;
    return insertNew(insert, prefix);
  }
}

async function store(pool, path, request, response) {
  const bytes = await bodyOf(request);
  const sent = path === '/api/apply' ? fieldsOf(bytes, request.headers['content-type']) : JSON.parse(bytes);
  const { prefix, text, values } = insertOf(path, sent);
  const rest = [request.headers['idempotency-key'], createHash('sha256').update(bytes).digest(), ...values];
  const reference = await insertNew((made) => pool.query({ name: path, text, values: [made, ...rest] }), prefix);
  answer(response, 201, { success: true, message: 'Stored.', reference });
}

process.once('message', ({ port, databaseUrl, poolSize }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const server = createServer((request, response) => {
    const call =
      request.method === 'GET' ? list(pool, request.url, response) : store(pool, request.url, request, response);
    call.catch((error) => answer(response, 500, { message: error.message }));
  });
  server.listen(port, '127.0.0.1', () => process.send('listening'));
});
process.once('disconnect', () => process.exit());
