const EVERY_MS = { terminal: 1000, plain: 5000 };
const RENEW = '\r\u001b[2K';

export const sized = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
export const counted = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;

/** Shows progress: on a terminal in one line that is rewritten, otherwise in a new line every 5 s. */
export class Progress {
  rows = 0;
  bytes = 0;
  private readonly began = performance.now();

  constructor(private readonly say: (line: string) => void) {}

  get seconds(): string {
    return `${((performance.now() - this.began) / 1000).toFixed(1)} s`;
  }

  add(rows: number, bytes: number): void {
    this.rows += rows;
    this.bytes += bytes;
  }

  /** Shows progress while `work` runs. `words` replaces the counts of rows and bytes. */
  async during<T>(work: () => Promise<T>, words = () => `${counted(this.rows)}, ${sized(this.bytes)}`): Promise<T> {
    const { stdout } = process;
    const line = () => `${words()}, ${this.seconds}`;
    const clock = stdout.isTTY
      ? setInterval(() => stdout.write(`${RENEW}${line()}`), EVERY_MS.terminal)
      : setInterval(() => this.say(line()), EVERY_MS.plain);
    try {
      return await work();
    } finally {
      clearInterval(clock);
      if (stdout.isTTY) stdout.write(RENEW);
    }
  }
}
