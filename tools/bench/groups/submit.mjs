import { formTable } from '../lib/form-table.mjs';

/** Quotes and inquiries, each a new one. */
export async function run(options) {
  await formTable('submit', { path: '/api/offers', form: { kind: 'quote' } }, options);
  await formTable('submit', { path: '/api/services', form: { kind: 'inquiry' } }, options);
}
