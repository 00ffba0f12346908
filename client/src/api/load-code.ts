const PAUSE_MS = 500;

/** Loads code, a second time if the network fails once. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
