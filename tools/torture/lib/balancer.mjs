import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { findProgram } from './programs.mjs';

/** The whole internet is one machine here: this header says from which address of it a call comes. */
export const VISITOR = 'X-Visitor';

const nginxSettings = (folder, port, urls) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_max_body_size 10m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream site { ${urls.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header X-Forwarded-For $http_x_visitor;
    }
  }
}`;

async function startNginx(program, port, urls) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-nginx-'));
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, nginxSettings(folder, port, urls));
  const child = spawn(program, ['-c', settings, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const exited = once(child, 'exit');
  for (let open = false; !open; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    const socket = connect(port, '127.0.0.1');
    open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${port}`, name: 'nginx', stop };
}

/** Round robin; whatever fails is a 502, and nothing is sent twice. */
async function startProxy(port, urls) {
  let turn = 0;
  const server = createServer((call, answer) => {
    const { hostname, port: target } = new URL(urls[turn++ % urls.length]);
    const headers = { ...call.headers, 'x-forwarded-for': call.headers[VISITOR.toLowerCase()] ?? '' };
    const onward = request({ hostname, port: target, path: call.url, method: call.method, headers, agent: false });
    const fail = () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end());
    onward.on('error', fail);
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode, response.headers);
      response.on('error', fail).pipe(answer);
    });
    call.pipe(onward);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { url: `http://127.0.0.1:${port}`, name: 'a proxy of Node', stop };
}

/** In front of the replicas, which trust it (TRUST_PROXY=1): nginx where it is installed, else a proxy of a few lines. */
export async function startBalancer(urls) {
  const nginx = findProgram('nginx');
  const port = await freePort();
  return nginx ? startNginx(nginx, port, urls) : startProxy(port, urls);
}
