/** What `work` comes to, unless the wish to stop comes first; then whoever waits is let go, and the work is left behind. */
export async function unlessStopped<T>(work: Promise<T>, asked?: AbortSignal): Promise<T> {
  if (!asked) return work;
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(asked.reason as Error);
    if (asked.aborted) stop();
    else asked.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, stopped]);
}
