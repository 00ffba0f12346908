import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Transform } from 'node:stream';

/** Six digits as a value of their own: their length stands before them. */
const NUMBER = new RegExp(`(?<=\0${String.fromCharCode(6)})\\d{6}`);

/** The server of `url`, but that it calls itself `version` (such as 140013) when it is asked for its number. */
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
