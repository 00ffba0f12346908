/** The interface of the outbox that mail/ implements. */
export abstract class Outbox {
  /** SQL that enqueues the mails of the submissions in `source`, as part of the statement that stores them. */
  abstract enqueueFrom(source: string): string;

  /** Call it after the commit. */
  abstract nudge(): void;

  /** For mails that are due in `delay` milliseconds. */
  abstract nudgeLater(delay: number): void;
}
