import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection and its requests under way. */
export class Connection {
  /** Answers to requests that have arrived and are not fully answered. */
  readonly underWay = new Set<ServerResponse>();
  /** When the connection last became idle, by `performance.now()`. */
  idleSince = performance.now();

  /** Listens to `close` of each answer. One function serves all answers of the connection. */
  private readonly settle: (this: ServerResponse) => void;

  constructor(readonly socket: Socket) {
    const { underWay } = this;
    const rest = () => (this.idleSince = performance.now());
    this.settle = function () {
      underWay.delete(this);
      if (underWay.size === 0) rest();
    };
  }

  get isIdle(): boolean {
    return this.underWay.size === 0;
  }

  begin(response: ServerResponse): void {
    this.underWay.add(response);
    response.on('close', this.settle);
  }
}
