import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { isNginxInstalled, startNginx } from '../../lib/load/nginx.mjs';
import { undoLater } from '../../lib/undo.mjs';

const upstream = (urls) =>
  `client_max_body_size 10m;
  upstream site { ${urls.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`).join(' ')} }`;

/** Round robin. A failure gives 502, and nothing is sent twice. */
async function startProxy(urls) {
  let turn = 0;
  const server = createServer((call, answer) => {
    const { hostname, port } = new URL(urls[turn++ % urls.length]);
    const { url: path, method, headers } = call;
    const onward = request({ hostname, port, path, method, headers, agent: false });
    const fail = () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end());
    onward.on('error', fail);
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode, response.headers);
      response.on('error', fail).pipe(answer);
    });
    call.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  undoLater(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${server.address().port}`, name: 'a Node.js proxy' };
}

/** Starts a load balancer for replicas that trust it (TRUST_PROXY=1): nginx if it is installed, else a minimal proxy. */
export async function startBalancer(urls) {
  if (!isNginxInstalled()) return startProxy(urls);
  const server = 'location / { proxy_pass http://site; proxy_http_version 1.1; }';
  return { ...(await startNginx({ http: upstream(urls), server, path: '/api/health/live' })), name: 'nginx' };
}
