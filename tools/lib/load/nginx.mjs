import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { findProgram, temporaryFolder } from '../programs.mjs';
import { undoLater } from '../undo.mjs';
import { untilAnswers } from './http.mjs';

export const isNginxInstalled = () => findProgram('nginx') !== undefined;

/** One worker, as the product is one process. */
const configuration = ({ folder, port, http, server }) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}`;

/** Starts nginx with settings for its `http` and `server` blocks. It is ready when `path` returns 200. */
export async function startNginx({ http = '', server, path }) {
  const port = await freePort();
  const folder = temporaryFolder('nginx');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, port, http, server }));
  const options = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')];
  const child = spawn(findProgram('nginx'), options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const stop = undoLater(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url + path, { seconds: 10, ended: exited });
  return { url, pid: child.pid, stop };
}
