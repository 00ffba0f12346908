/** What packages load at every start though the server never uses it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './packages.mjs';

/** Each with the module that comes in its place. */
const LEFT_OUT = [
  {
    what: /\/typeorm\/driver\/(?!postgres\/|types\/)[\w-]+\/(?!MssqlParameter)[\w.-]+\.js$/, // of other databases
    // what TypeORM itself puts there in a bundle for browsers
    instead: `module.exports = require('typeorm/browser/platform/BrowserDisabledDriversDummy.js');`,
  },
  // 0.4 MB for IsPhoneNumber of class-validator alone, which eslint.config.js forbids
  { what: /\/libphonenumber-js\/max\// },
  // entities and migrations are given to TypeORM as classes, and not as patterns of files
  { what: /\/tinyglobby\// },
  // of statements that TypeORM logs, which it does not
  { what: /\/@sqltools\/formatter\// },
  // of the API document, which is served as JSON alone
  { what: /\/js-yaml\//, instead: 'export const dump = undefined;' },
  // Redis, Mongo and the like; counts stand in PostgreSQL
  {
    what: /\/rate-limiter-flexible\/lib\/(?!RateLimiter(Postgres|Res|\w*Abstract)\.js|component\/BlockedKeys|helper\/)/,
  },
  // multer's older copy of the table of all media types, 0.2 MB
  {
    what: /\/multer\/node_modules\/mime-types\/index\.js$/,
    instead: `module.exports = require(${JSON.stringify(join(ROOT, 'node_modules/mime-types/index.js'))});`,
  },
];

export const unusedParts = {
  name: 'unused-parts',
  load: {
    filter: { id: LEFT_OUT.map(({ what }) => what) },
    handler: (id) => ({
      code: LEFT_OUT.find(({ what }) => what.test(id)).instead ?? 'module.exports = {};',
      moduleType: 'js',
    }),
  },
};

/** Three fifths of the table of media types are those that no file's name ends with. Nothing looks them up. */
export const typesOfFiles = {
  name: 'types-of-files',
  load: {
    filter: { id: /\/mime-db\/db\.json$/ },
    handler: async (id) => {
      const types = Object.entries(JSON.parse(await readFile(id, 'utf8'))).filter(([, { extensions }]) => extensions);
      return { code: JSON.stringify(Object.fromEntries(types)), moduleType: 'json' };
    },
  },
};

const HTTP = /^(?:node:)?http$/;

/**
 * `import` of `node:http` reads all that it exports, and its WebSocket brings Node's whole undici: 8 MB and 30 ms on
 * Node 24. `require` does not. Can go when https://github.com/nodejs/node reads exports of its modules late.
 */
export const httpByRequire = {
  name: 'http-by-require',
  resolveId: {
    filter: { id: HTTP },
    handler: (_id, importer) => (importer?.startsWith('\0') ? undefined : '\0http'),
  },
  load: { filter: { id: /^\0http$/ }, handler: () => `module.exports = require('node:http');` },
};

/** Under Node's own condition rxjs is CommonJS, of which a bundler leaves nothing out: 0.3 MB. */
export const rxjsInParts = {
  name: 'rxjs-in-parts',
  resolveId: {
    filter: { id: /^rxjs(\/operators)?$/ },
    handler: (id) => join(ROOT, 'node_modules/rxjs/dist/esm', id === 'rxjs' ? 'index.js' : 'operators/index.js'),
  },
};
