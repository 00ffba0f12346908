/** The minimum for Node: the same bytes and headers for every request, from memory. */
import { createServer } from 'node:http';

process.once('message', ({ port, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(port, '127.0.0.1', () => process.send('listening'));
});
process.once('disconnect', () => process.exit());
