import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** An address that can be moved to another server, as a virtual IP address or a proxy is on a failover. */
export async function startSwitch(target) {
  const sockets = new Set();
  let port = target;
  const keep = (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const onward = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ]) {
      keep(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: server.address().port,
    cut,
    moveTo(other) {
      port = other;
      cut();
    },
    async stop() {
      cut();
      await once(server.close(), 'close');
    },
  };
}
