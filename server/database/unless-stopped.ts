/** Resolves with the result of `work`, or rejects as soon as a stop is requested; the result is then ignored. */
export async function unlessStopped<T>(work: Promise<T>, asked?: AbortSignal): Promise<T> {
  if (!asked) return work;
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(asked.reason as Error);
    if (asked.aborted) stop();
    else asked.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, stopped]);
}
