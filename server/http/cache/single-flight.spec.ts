import { SingleFlight } from './single-flight.ts';

/** Work that the test completes by hand. */
function slowly() {
  const made: ((value: number) => void)[] = [];
  const failed: ((error: Error) => void)[] = [];
  const make = () =>
    new Promise<number>((resolve, reject) => {
      made.push(resolve);
      failed.push(reject);
    });
  return { make, made, failed };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('what many ask for at once', () => {
  it('is made once for all who come while it is being made, anew', async () => {
    const flights = new SingleFlight();
    const { make, made } = slowly();
    const first = flights.join('list', make);
    const others = Array.from({ length: 100 }, () => flights.join('list', make));
    made[0](1);
    expect(await first).toBe(1);
    await turn();
    made[1](2);
    expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
    expect(made).toHaveLength(2);
  });

  it('fails for all who wait for it', async () => {
    const flights = new SingleFlight();
    const { make, failed, made } = slowly();
    const all = [1, 2, 3].map(() => flights.join('list', make));
    failed[0](new Error('away'));
    for (const one of all) await expect(one).rejects.toThrow('away');
    const again = flights.join('list', make);
    made[1](3);
    expect(await again).toBe(3);
  });

  it('is made at the same time as something else', async () => {
    const flights = new SingleFlight();
    const { make, made } = slowly();
    const both = Promise.all([flights.join('one', make), flights.join('other', make)]);
    made.forEach((resolve, index) => resolve(index));
    expect(await both).toEqual([0, 1]);
  });
});
