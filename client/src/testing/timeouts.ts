/** Takes the place of `AbortSignal.timeout()`: the signal aborts when the returned function is called. */
export function controlTimeout() {
  const controller = new AbortController();
  const abort = Object.assign(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), { after: 0 });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    abort.after = milliseconds;
    return controller.signal;
  });
  return abort;
}
