import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../lib/free-port.mjs';
import { undoLater } from './cleanup.mjs';
import { untilAnswers } from './until-answers.mjs';

export const isInstalled = () => spawnSync('nginx', ['-v']).error === undefined;

/** One worker, as the product is one process; with the files kept open and no log, nginx is at its best. */
const configuration = ({ folder, port, root }) => `
${process.getuid() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  gzip_static on;
  gzip_vary on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri.html =404; }
  }
}`;

/** Serves the files of a folder, and their copies that the build compressed with gzip. */
export const nginx = (root) => ({
  name: 'nginx',
  async open() {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'eclar-bench-nginx-'));
    const file = join(folder, 'nginx.conf');
    await writeFile(file, configuration({ folder, port, root }));
    const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
    const exited = once(child, 'exit');
    const stop = undoLater(async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    });
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswers(`${origin}/favicon.svg`, { seconds: 10, ended: exited });
    return { origin, pid: child.pid, stop };
  },
});
