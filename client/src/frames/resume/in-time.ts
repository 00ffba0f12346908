export class TooSlow extends Error {}

/** @throws TooSlow after `milliseconds` */
export function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
