const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ORPHAN_CHECK_MS = 250;

/**
 * Calls `stop` once: on the first signal, or when npm has ended. A SIGTERM to npm ends npm and its shell, which does not forward it.
 * @returns a function that ends the listening
 */
export function listenForStop(stop) {
  let asked = false;
  const once = () => {
    if (!asked) stop();
    asked = true;
  };
  for (const signal of SIGNALS) process.on(signal, once);
  const parent = process.ppid;
  const check = setInterval(() => process.ppid !== parent && once(), ORPHAN_CHECK_MS).unref();
  return () => {
    for (const signal of SIGNALS) process.off(signal, once);
    clearInterval(check);
  };
}
