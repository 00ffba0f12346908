/** For `node --import`: runs the sources as they are, so that a spec of a command waits for no build and meets no other one's. */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

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

// Node loads this file a second time, in the thread that asks it how to load the others
if (isMainThread) register(import.meta.url);

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename, swcrc: false });
  return { format: 'module', source: code, shortCircuit: true };
}
