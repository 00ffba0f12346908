/** As many results as there are calls at once; `call` gets the index. */
export const atOnce = (count, call) => Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** Does the work over and over, so many at once, until what it gives is called; that waits for the end. */
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
