import type { CachedAnswer } from '../../http/cache/cached-answer.ts';

/** Maximum total size in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

interface Kept {
  answer: CachedAnswer;
  bytes: number;
}

/** An LRU cache of picture files. */
export class RecentFiles {
  /** Least recently used first: a Map keeps insertion order. */
  private readonly files = new Map<string, Kept>();
  private bytes = 0;

  constructor(private readonly most = MOST_BYTES) {}

  find(address: string): CachedAnswer | undefined {
    const kept = this.files.get(address);
    if (!kept) return undefined;
    this.files.delete(address);
    this.files.set(address, kept);
    return kept.answer;
  }

  keep(address: string, answer: CachedAnswer, bytes: number): void {
    if (bytes > this.most) return;
    this.forget(address);
    this.files.set(address, { answer, bytes });
    this.bytes += bytes;
    for (const oldest of this.files.keys()) {
      if (this.bytes <= this.most) break;
      this.forget(oldest);
    }
  }

  private forget(address: string): void {
    this.bytes -= this.files.get(address)?.bytes ?? 0;
    this.files.delete(address);
  }
}
