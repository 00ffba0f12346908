import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection and its requests under way. */
export class Connection {
  /** Answers that are not fully sent, to requests that have arrived. */
  readonly underWay = new Set<ServerResponse>();
  /** When the connection last became idle, by `performance.now()`. */
  idleSince = performance.now();

  /** One `close` listener for all answers of the connection. */
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
