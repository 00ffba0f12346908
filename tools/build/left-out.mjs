/** Parts of packages that load at every start, but that the server never uses. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './packages.mjs';

/** `instead` is the replacement module; an empty one by default. */
const LEFT_OUT = [
  {
    what: /\/typeorm\/driver\/(?!postgres\/|types\/)[\w-]+\/(?!MssqlParameter)[\w.-]+\.js$/, // drivers of other databases
    // TypeORM's own replacement in browser bundles
    instead: `module.exports = require('typeorm/browser/platform/BrowserDisabledDriversDummy.js');`,
  },
  // 0.4 MB, used only by class-validator's IsPhoneNumber, which eslint.config.js forbids
  { what: /\/libphonenumber-js\/max\// },
  // for entities and migrations given as file patterns; the site passes classes
  { what: /\/tinyglobby\// },
  // for statements that TypeORM logs; its logging is off
  { what: /\/@sqltools\/formatter\// },
  // for the API document as YAML; the site serves only JSON
  { what: /\/js-yaml\//, instead: 'export const dump = undefined;' },
  // stores other than PostgreSQL
  {
    what: /\/rate-limiter-flexible\/lib\/(?!RateLimiter(Postgres|Res|\w*Abstract)\.js|component\/BlockedKeys|helper\/)/,
  },
  // Chinese, Japanese and Korean character sets, 0.5 MB; body-parser accepts UTF and ISO 8859-1 alone
  { what: /\/iconv-lite\/encodings\/dbcs-(?:data|codec)\.js$/ },
  // pg's question whether it runs on Cloudflare loads all of undici on Node 20: 6 MB and 70 ms
  {
    what: /\/pg\/lib\/stream\.js$/,
    instead: `module.exports = {
      getStream: () => new (require('node:net').Socket)(),
      getSecureStream: (options) => require('node:tls').connect(options),
    };`,
  },
  // multer's older copy of the media type table, 0.2 MB
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

/** Drops the media types without a file extension, three fifths of the table. Nothing looks them up. */
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
 * `import 'node:http'` reads every export, and the WebSocket export loads all of undici: 8 MB and 30 ms on Node 24. `require` does
 * not. This can go once Node.js (https://github.com/nodejs/node) reads the exports of its own modules lazily.
 */
export const httpByRequire = {
  name: 'http-by-require',
  resolveId: {
    filter: { id: HTTP },
    handler: (_id, importer) => (importer?.startsWith('\0') ? undefined : '\0http'),
  },
  load: { filter: { id: /^\0http$/ }, handler: () => `module.exports = require('node:http');` },
};

/** The `node` export condition of rxjs gives CommonJS, which cannot be tree-shaken: 0.3 MB more. */
export const rxjsInParts = {
  name: 'rxjs-in-parts',
  resolveId: {
    filter: { id: /^rxjs(\/operators)?$/ },
    handler: (id) => join(ROOT, 'node_modules/rxjs/dist/esm', id === 'rxjs' ? 'index.js' : 'operators/index.js'),
  },
};
