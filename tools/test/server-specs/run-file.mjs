/**
 * Jest's `testRunner` of the server's specs: Jest schedules, runs and reports them as always, but Node loads the modules,
 * once for each worker. Jest's own registry loads Nest, TypeORM and the product again for every spec file, which took half
 * of the time. So what a module keeps outlives a spec file.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import '../../../server/testing/app/typescript-hooks.mjs';

const require = createRequire(import.meta.url);

/** jest-circus keeps its handlers of events in the global object, which outlives the file too. */
function loadCircusAgain(file) {
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  delete require.cache[file];
  return require(file);
}

/** What jest-circus asks of Jest's registry. */
const modules = {
  requireInternalModule: loadCircusAgain,
  requireModule: require,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (file) => import(pathToFileURL(file)),
  setGlobalsForRuntime: () => undefined,
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
};

const jestObject = ({ moduleMocker, fakeTimersModern }) => ({
  fn: moduleMocker.fn.bind(moduleMocker),
  spyOn: moduleMocker.spyOn.bind(moduleMocker),
  restoreAllMocks: moduleMocker.restoreAllMocks.bind(moduleMocker),
  useFakeTimers: fakeTimersModern.useFakeTimers.bind(fakeTimersModern),
  useRealTimers: fakeTimersModern.useRealTimers.bind(fakeTimersModern),
  setSystemTime: fakeTimersModern.setSystemTime.bind(fakeTimersModern),
});

/** Node reads the maps of what the hooks compile; Jest looks for them in its own cache. */
function showLinesOfTypeScript() {
  delete Error.prepareStackTrace;
  process.setSourceMapsEnabled(true);
}

export default function runFile(globalConfig, config, environment, _registry, path, send) {
  showLinesOfTypeScript();
  Object.assign(globalThis, { jest: jestObject(environment), console: environment.global.console });
  return circus.default(globalConfig, config, { global: globalThis }, modules, path, send);
}
