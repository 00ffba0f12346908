import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '../limits/client-address.ts';

/** A connection and its requests under way. */
class Connection {
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

/** Limits of the process, of an address and of a connection. */
const MAX = {
  connections: 5_000,
  /** A quarter, because a school or a mobile network may share an address. Not applied behind a proxy, whose address all share. */
  ofAddress: 1_250,
  /** Browsers and proxies send the next request on a connection only after the last answer. */
  underWay: 30,
};

/** How long a connection may be idle (ms), by share of connections in use. Below the first share, `keepAliveTimeout` applies. */
const IDLE_LIMITS = [
  { from: 0.5, limit: 20_000 },
  { from: 0.75, limit: 5_000 },
  { from: 0.9, limit: 1_000 },
];
const LOOK_EVERY = 1_000;

/** Share of idle connections that are closed when a new one finds no room, so that this happens rarely. */
const SHARE_CLOSED = 0.1;

/** Keeps one client from using all connections, and one connection from using the whole process. */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private readonly ofAddress = new Map<string, Set<Connection>>();
  private isDraining = false;

  constructor(private readonly behindProxy: boolean) {}

  watch(server: Server): void {
    // slightly above the limit: a new connection may arrive before a closed one is gone
    server.maxConnections = MAX.connections * 1.05;
    server.on('connection', (socket: Socket) => this.enter(socket));
    const clock = setInterval(() => this.closeIdle(), LOOK_EVERY).unref();
    server.once('close', () => clearInterval(clock));
  }

  /** Whether a request may be answered. A connection with too many requests under way is closed. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.open.get(socket);
    if (!connection || connection.underWay.size >= MAX.underWay) {
      socket.destroy();
      return false;
    }
    connection.begin(response);
    if (this.isDraining) response.setHeader('Connection', 'close');
    return true;
  }

  /** Whether a request has fully arrived and nothing of its answer was sent. */
  awaitsAnswer(socket: Socket): boolean {
    const underWay = [...(this.open.get(socket)?.underWay ?? [])];
    return underWay.some(({ req, headersSent }) => req.complete && !headersSent);
  }

  /** Closes each connection after its next answer. */
  drain(): void {
    this.isDraining = true;
    for (const { underWay } of this.open.values()) {
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  closeIdle(limit = this.idleLimit): void {
    const now = performance.now();
    for (const connection of this.open.values()) {
      if (connection.isIdle && now - connection.idleSince >= limit) connection.socket.destroy();
    }
  }

  private get idleLimit(): number {
    const share = this.open.size / MAX.connections;
    return IDLE_LIMITS.findLast(({ from }) => share >= from)?.limit ?? Infinity;
  }

  private enter(socket: Socket): void {
    const address = this.behindProxy ? undefined : clientAddress(socket.remoteAddress);
    const neighbours = address === undefined ? new Set<Connection>() : (this.ofAddress.get(address) ?? new Set());
    const hasRoom =
      (neighbours.size < MAX.ofAddress || closeLongestIdle(neighbours)) &&
      (this.open.size < MAX.connections || closeLongestIdle(this.open.values()));
    if (!hasRoom) return void socket.destroy();
    const connection = new Connection(socket);
    this.open.set(socket, connection);
    if (address !== undefined) this.ofAddress.set(address, neighbours.add(connection));
    socket.once('close', () => {
      this.open.delete(socket);
      neighbours.delete(connection);
      if (address !== undefined && neighbours.size === 0) this.ofAddress.delete(address);
    });
  }
}

/** Closes the longest idle connections. @returns whether there were any */
function closeLongestIdle(connections: Iterable<Connection>): boolean {
  const idle = [...connections].filter((connection) => connection.isIdle && !connection.socket.destroyed);
  idle.sort((one, other) => one.idleSince - other.idleSince);
  const closed = idle.slice(0, Math.ceil(idle.length * SHARE_CLOSED));
  for (const { socket } of closed) socket.destroy();
  return closed.length > 0;
}
