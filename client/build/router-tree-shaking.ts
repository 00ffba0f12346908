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
 * Without this plugin every page has 6.7 KB more script (brotli), and the form pages exceed their budget. Options of
 * Rolldown do not replace it: `manualPureFunctions` accepts only the whole namespace (`React10`), which drops the
 * router's effects as well, and `propertyWriteSideEffects: false` drops assignments inside of React. It can go when
 * the router marks these calls as pure, or when both options become more precise.
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
