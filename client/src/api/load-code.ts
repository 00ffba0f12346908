const PAUSE_MS = 500;

/** Milliseconds until a request, or an import, is given up. */
export const REQUEST_TIMEOUT = 30_000;

/** Loads a module, and retries once if the network fails. Rejects after `REQUEST_TIMEOUT`. */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Loading the code timed out.')), REQUEST_TIMEOUT);
  });
  // a pending timer would keep the thread that renders the pages alive
  return Promise.race([loadWithRetry(load), tooLate]).finally(() => clearTimeout(timer));
}

/** Loads a module, however long it takes, and retries once if the network fails. */
export async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
