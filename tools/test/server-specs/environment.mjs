/** Jest's `testEnvironment` for the server's specs: the global object of Node.js itself (see run-file.mjs). */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const moduleMocker = new ModuleMocker(globalThis);

export default class NodeItself {
  global = {};
  moduleMocker = moduleMocker;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions = () => ['node', 'require'];
  getVmContext = () => null;
  setup = async () => undefined;
  teardown = async () => undefined;
}
