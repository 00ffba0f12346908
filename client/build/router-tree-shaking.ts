import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const COMPONENT = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Lets the bundler drop the contexts and components of the router that this site does not use. The router creates them
 * without pure annotations and sets their `displayName`, and both count as side effects.
 *
 * Without this plugin every page has 6 KB more script (brotli), and the form pages exceed their budget. Options of
 * Rolldown do not replace it: `manualPureFunctions` accepts only the whole namespace (`React10`), which drops the
 * router's effects as well, and `propertyWriteSideEffects: false` drops assignments inside of React. It can go when
 * the router marks these calls as pure, or when either option becomes more precise.
 */
export const routerTreeShaking = (): Plugin => ({
  name: 'eclar:router-tree-shaking',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) => code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'),
  },
});
