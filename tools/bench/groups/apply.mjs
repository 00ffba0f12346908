import { formTable } from '../lib/form-table.mjs';

/** Of the product's places for uploads under way. */
const MOST_CONNECTIONS = 8;

/** Applications with a resume of 57 KB. */
export function run(options) {
  const connections = Math.min(options.connections, MOST_CONNECTIONS);
  const notes = [`${connections} connections: the product takes at most ${MOST_CONNECTIONS} uploads at once`];
  return formTable('apply', { path: '/api/apply', form: { kind: 'application' }, notes }, { ...options, connections });
}
