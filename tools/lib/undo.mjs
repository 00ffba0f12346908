/** Clean-ups that run when a command ends in any way. */
const owed = [];

/** Registers a clean-up. @returns a function that runs it at most once */
export function undoLater(undo) {
  let undone;
  const once = () => (undone ??= undo());
  owed.push(once);
  return once;
}

/** Runs the clean-ups, last first. One that fails is reported and does not stop the others. */
async function undoEach() {
  while (owed.length > 0) {
    await Promise.resolve(owed.pop()()).catch((error) => process.stderr.write(`Clean-up failed: ${error.message}\n`));
  }
}

let undoing;
const undoAll = () => (undoing ??= undoEach());

/** Runs the work, then all clean-ups, also after a signal. A failure is reported in one line. */
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
