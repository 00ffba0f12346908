/** Makes `count` calls in parallel. `call` gets the index. */
export const atOnce = (count, call) => Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** Repeats `work` in `count` parallel loops. @returns a function that stops them and waits for their end */
export function repeat(count, work) {
  let stopping = false;
  const working = atOnce(count, async (index) => {
    while (!stopping) await work(index);
  });
  return async () => {
    stopping = true;
    await working;
  };
}
