const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the browser APIs that it lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, AbortController, AbortSignal });
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer = function () {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    };
    Blob.prototype.text = async function () {
      return new TextDecoder().decode(await this.arrayBuffer());
    };
  }
};
