/** What has been started and must not outlive a measurement, however that ends. */
const owed = [];

/** Notes how something is undone; what it gives back does so, once. */
export function undoLater(undo) {
  let undone;
  const once = () => (undone ??= undo());
  owed.push(once);
  return once;
}

async function undoAll() {
  while (owed.length > 0) await owed.pop()();
}

/** Runs a measurement and undoes everything after it, also when it is interrupted; a failure is told in a line. */
export async function measureAndTidy(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void undoAll().finally(() => process.exit(130)));
  }
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\nStopped: ${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await undoAll();
  }
}
