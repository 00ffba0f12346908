/** Milliseconds after which it is done in any case. */
const LATEST = 500;

/** Does something once the browser has nothing more urgent to do. @returns what takes it back */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(asked);
}
