import { startProduct } from '../tools/lib/product.mjs';

/** Playwright calls the returned function after all tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env.E2E_URL = url;
  return stop;
}
