/** What has been started and must not outlive a command, however that ends. */
const owed = [];

/** Notes how something is undone; what it gives back does so, once. */
export function undoLater(undo) {
  let undone;
  const once = () => (undone ??= undo());
  owed.push(once);
  return once;
}

/** Last things first. What cannot be undone is told, and keeps nothing else from being undone. */
async function undoEach() {
  while (owed.length > 0) {
    await Promise.resolve(owed.pop()()).catch((error) => process.stderr.write(`Not tidied up: ${error.message}\n`));
  }
}

let undoing;
const undoAll = () => (undoing ??= undoEach());

/** Does the work and undoes everything after it, also when it is interrupted; a failure is told in a line. */
export async function runAndUndo(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void undoAll().then(() => process.exit(130)));
  }
  const fail = (error) => {
    if (!undoing) process.stderr.write(`\nStopped: ${error.message}\n`);
    process.exitCode = 1;
    return undoAll();
  };
  process.once('uncaughtException', (error) => void fail(error).then(() => process.exit(1)));
  await work().then(undoAll, fail);
}
