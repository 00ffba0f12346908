import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection and its requests under way. */
export class Connection {
  /** Answers to requests that have arrived and are not fully answered. */
  readonly underWay = new Set<ServerResponse>();
  /** When the connection last became idle, by `performance.now()`. */
  idleSince = performance.now();

  constructor(readonly socket: Socket) {}

  get isIdle(): boolean {
    return this.underWay.size === 0;
  }

  settle(response: ServerResponse): void {
    this.underWay.delete(response);
    if (this.isIdle) this.idleSince = performance.now();
  }
}
