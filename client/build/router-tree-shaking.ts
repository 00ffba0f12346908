import { join } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = join(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const COMPONENT = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Takes the router's production build, which its package exports do not name, and lets the bundler drop the contexts and
 * components that this site does not use. The router creates them without pure annotations and sets their `displayName`,
 * and both count as side effects.
 *
 * Measured (`npm run build -- client`, the sum of the `.js.br` files that a page's HTML names): the home page has 76,476
 * bytes of script instead of 83,265, and /rmc, the largest form page, 80,888 instead of 87,677. The budget that
 * e2e/weight.spec.ts checks is 83,873 bytes, which /rmc would exceed.
 *
 * Options of Rolldown do not replace it. `manualPureFunctions` does not find the members of a namespace import
 * (`React10.forwardRef`); with the whole namespace (`React10`) it drops the router's effects as well.
 * `propertyWriteSideEffects: false` drops assignments inside of React. This file can go when the router marks these
 * calls as pure, or when both options become more precise (docs/decisions/packages.md).
 */
export const routerTreeShaking = (): Plugin => ({
  name: 'eclar:router-tree-shaking',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({ resolve: { alias: { 'react-router-dom': PRODUCTION } } }),
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) => code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'),
  },
});
