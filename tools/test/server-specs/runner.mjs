/** Jest's own runner, with workers of its own: one that is shared with the client's specs soon has to be replaced. */
import JestRunner from 'jest-runner';

export default class ServerRunner extends JestRunner {
  constructor(globalConfig, context) {
    super({ ...globalConfig, workerIdleMemoryLimit: 1e9 }, context);
  }
}
