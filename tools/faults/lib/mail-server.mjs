import { once } from 'node:events';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { undoLater } from '../../lib/undo.mjs';

/** A mail server that keeps its port through outages, and records when each mail arrives. */
export function mailServer() {
  /** Times by reference. */
  const arrivals = new Map();
  const seen = new Set();
  const counts = { duplicated: 0 };
  const sockets = new Set();
  let server;
  let port = 0;

  const listen = async (next) => {
    server?.close();
    for (const socket of sockets) socket.destroy();
    server = next;
    if (!server) return;
    server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
    await once(server.listen(port, '127.0.0.1'), 'listening');
    port = server.address().port;
  };
  const note = (mail) => {
    const id = /^Message-ID: (\S+)/im.exec(mail)[1];
    const reference = /^Subject:.*([QAI]-[0-9A-Z]{6})/im.exec(mail)[1];
    if (seen.has(id)) counts.duplicated++;
    else arrivals.set(reference, [...(arrivals.get(reference) ?? []), Date.now()]);
    seen.add(id);
  };
  const open = async () => {
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onData: (stream, _session, answer) => {
        let mail = '';
        stream.on('data', (chunk) => (mail += chunk)).on('end', () => (note(mail), answer()));
      },
    });
    smtp.on('error', () => undefined); // disconnected clients
    await listen(smtp.server);
  };
  const fallSilent = () => listen(createServer((socket) => socket.on('error', () => socket.destroy())));
  const close = () => listen(undefined);
  undoLater(close);
  return { arrivals, counts, open, fallSilent, close, url: () => `smtp://127.0.0.1:${port}` };
}
