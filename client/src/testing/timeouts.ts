/** Replaces `AbortSignal.timeout()`: calling the returned function aborts the signal. */
export function controlTimeout() {
  const controller = new AbortController();
  const abort = Object.assign(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), { after: 0 });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    abort.after = milliseconds;
    return controller.signal;
  });
  return abort;
}
