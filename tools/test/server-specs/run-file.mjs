/**
 * Jest's `testRunner` for the server's specs. Jest schedules, runs and reports them as usual, but Node.js loads the modules, once per
 * worker. Jest's own registry would load Nest, TypeORM and the product for every spec file, which took half of the time. Module state
 * therefore outlives a spec file.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import './typescript-hooks.mjs';

const require = createRequire(import.meta.url);

/** jest-circus keeps its event handlers in the global object, which also outlives a spec file. */
function loadCircusAgain(file) {
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  delete require.cache[file];
  return require(file);
}

/** The methods of Jest's registry that jest-circus uses. */
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
  advanceTimersByTime: fakeTimersModern.advanceTimersByTime.bind(fakeTimersModern),
  getTimerCount: fakeTimersModern.getTimerCount.bind(fakeTimersModern),
  setSystemTime: fakeTimersModern.setSystemTime.bind(fakeTimersModern),
});

/** Node.js reads the source maps of the modules that its hooks compile; Jest would look for them in its own cache. */
function showLinesOfTypeScript() {
  delete Error.prepareStackTrace;
  process.setSourceMapsEnabled(true);
}

export default function runFile(globalConfig, config, environment, _registry, path, send) {
  showLinesOfTypeScript();
  Object.assign(globalThis, { jest: jestObject(environment), console: environment.global.console });
  return circus.default(globalConfig, config, { global: globalThis }, modules, path, send);
}
