/** Jest's `testEnvironment` of the server's specs: Node's own global object, see run-file.mjs. */
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
