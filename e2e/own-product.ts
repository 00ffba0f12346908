import { startProduct } from '../tools/lib/product.mjs';
import { test as base } from './fixtures.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * The tests of a file, on a product of its own: what they change would be seen by the tests of other files.
 *
 * @param name of the file, for the log of its product
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
