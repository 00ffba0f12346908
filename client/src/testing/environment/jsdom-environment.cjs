const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the browser APIs that it lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, AbortController, AbortSignal });
  }
};
