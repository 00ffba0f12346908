/** The outbox as submissions/ sees it; mail/ provides it. */
export abstract class Outbox {
  /** SQL that makes the mails of the submissions that `source` names: a part of the statement that stores them. */
  abstract enqueueFrom(source: string): string;

  /** Called once they are committed. */
  abstract nudge(): void;
}
