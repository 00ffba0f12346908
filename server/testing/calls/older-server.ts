import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Transform } from 'node:stream';

/** A value of six digits behind its length, as in the PostgreSQL protocol. */
const NUMBER = new RegExp(`(?<=\0${String.fromCharCode(6)})\\d{6}`);

/** Forwards to the server at `url`, but reports `version` (such as 140013) as its version. */
export async function startOlderServer(url: string, version: string) {
  const { hostname, port } = new URL(url);
  const rename = () =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) =>
        done(null, Buffer.from(chunk.toString('latin1').replace(NUMBER, version), 'latin1')),
    });
  const server = createServer((client) => {
    const onward = connect(Number(port), hostname);
    client.pipe(onward).pipe(rename()).pipe(client);
    client.on('error', () => onward.destroy());
    onward.on('error', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href;
  return { url: address, stop: () => once(server.close(), 'close') };
}
