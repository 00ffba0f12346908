import { startProduct } from '../tools/lib/product.mjs';
import { test as base } from './fixtures.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * Runs a file's tests against a product of their own, because the tests of other files would see their changes.
 *
 * @param name of the file, for its product's log
 */
export const onOwnProduct = (name: string) =>
  base.extend<object, { product: Product }>({
    product: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
      async ({}, use) => {
        const product = await startProduct({ log: `test-results/${name}.log` });
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ product }, use) => use(product.url),
  });
