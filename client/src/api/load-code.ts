const PAUSE_MS = 500;

/** Loads a module, and retries once if the network fails. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
