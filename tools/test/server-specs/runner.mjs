/** Jest's runner with separate workers: workers shared with the client's specs soon reach their memory limit and are replaced. */
import JestRunner from 'jest-runner';

export default class ServerRunner extends JestRunner {
  constructor(globalConfig, context) {
    super({ ...globalConfig, workerIdleMemoryLimit: 1e9 }, context);
  }
}
