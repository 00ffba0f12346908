/** For `node --import` and the specs: runs TypeScript sources directly. Specs of commands need no build and use no other run's. */
import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformSync } from '@swc/core';

const OPTIONS = {
  module: { type: 'es6' },
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

function sourceOf(url) {
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename, swcrc: false });
  return { format: 'module', source: code, shortCircuit: true };
}

export const load = (url, context, next) => (url.endsWith('.ts') ? sourceOf(url) : next(url, context));

// Node 26 warns about `register`, Node 20 has nothing else. `register` loads this file again, in the thread of the hooks
if (nodeModule.registerHooks) nodeModule.registerHooks({ load });
else if (isMainThread) nodeModule.register(import.meta.url);
