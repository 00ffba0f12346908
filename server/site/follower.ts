/** Milliseconds between two runs, and between attempts after a failure. */
const LOOK = 2000;
const RETRY = { first: 500, most: 60_000 };

const noSleeper = () => undefined;

/** Repeats a task every few seconds and right after `notify()`, less often while it fails. */
export class Follower {
  private isStopped = false;
  private isNotified = false;
  private wake: () => void = noSleeper;

  constructor(
    private readonly task: () => Promise<void>,
    private readonly failed: (error: Error) => void,
  ) {}

  async run(): Promise<void> {
    let failures = 0;
    while (!this.isStopped) {
      this.isNotified = false;
      failures = await this.attempt(failures);
      const wait = failures === 0 ? LOOK : Math.min(RETRY.first * 2 ** (failures - 1), RETRY.most);
      if (!this.isNotified) await this.sleep(wait);
    }
  }

  notify(): void {
    this.isNotified = true;
    this.wake();
  }

  stop(): void {
    this.isStopped = true;
    this.notify();
  }

  /** @returns the number of consecutive failures */
  private async attempt(failures: number): Promise<number> {
    try {
      await this.task();
      return 0;
    } catch (error) {
      if (!this.isStopped) this.failed(error as Error);
      return failures + 1;
    }
  }

  private async sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = noSleeper;
  }
}
