import { startProduct } from '../tools/lib/product.mjs';

/** Playwright calls what this returns when all tests are over. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env.E2E_URL = url;
  return stop;
}
