/** The mix of calls of a busy day. */
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { application, inquiry, quote, requestOf } from '../../lib/load/forms.mjs';
import { anyVisitor } from '../../lib/load/http.mjs';
import { CLIENT } from '../../lib/server.mjs';

const JOB = {
  title: 'Transit mixer driver',
  position: 'Driver',
  location: 'Gerona, Tarlac',
  fullDescription: 'Delivers ready-mix concrete.\nChecks the truck before each trip.',
  qualifications: '<ul><li>Professional licence</li></ul>',
};

const pick = (list) => list[randomInt(list.length)];

/** Pages with a fixed path. */
const PAGES = ['/', '/about', '/contact', '/careers', '/rentals-list', '/offers', '/services', '/privacy', '/apply'];

async function take(url, options) {
  const response = await fetch(url, options);
  const body = await response.arrayBuffer();
  if (!response.ok)
    throw new Error(`${options?.method ?? 'GET'} ${url} answered ${response.status}: ${Buffer.from(body)}`);
}

function submit(origin, form) {
  const filled = form(`Visitor ${randomUUID()}`);
  return take(`${origin}/api/${filled.path}`, requestOf(filled, { headers: anyVisitor() }));
}

/** @returns a function that starts a random call; the numbers are shares of a hundred calls */
export async function mixedCalls(origin, admin) {
  const assets = readdirSync(join(CLIENT, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const { _id } = await (await admin('jobs', { method: 'POST', body: JOB })).json();
  const read = async (path, options) => (await admin(path, options)).arrayBuffer();
  const shares = [
    [35, () => take(origin + pick(PAGES))],
    [20, () => take(`${origin}/api/${pick(['jobs', 'rental'])}`)],
    [20, () => take(`${origin}/assets/${pick(assets)}`)],
    [10, () => submit(origin, pick([quote, inquiry]))],
    [5, () => submit(origin, application)],
    [7, () => read(`admin/submissions${pick(['', '?kind=quote', '?search=visitor', '/counts'])}`)],
    [3, () => read(`jobs/${_id}`, { method: 'PUT', body: { ...JOB, title: `${JOB.title} ${randomUUID()}` } })],
  ];
  const hundred = shares.flatMap(([share, call]) => Array.from({ length: share }, () => call));
  return () => pick(hundred)();
}
