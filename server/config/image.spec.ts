import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.ts';

const ROOT = join(import.meta.dirname, '../..');

/** As `docker run --env-file` takes it: lines as they stand. */
const EXAMPLE = Object.fromEntries(
  [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

describe('a container with .env.example as its --env-file', () => {
  let folder: string;
  /** The environment and arguments in which the image's own command runs Node. */
  const run = (env: NodeJS.ProcessEnv, ...args: string[]) => {
    writeFileSync(join(folder, 'node'), '#!/bin/sh\necho "$@"\nexec env\n', { mode: 0o755 });
    const path = `${folder}:${process.env.PATH}`;
    const output = execFileSync('sh', [join(ROOT, 'deploy/eclar'), ...args], {
      env: { ...env, PATH: path },
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const [command, ...lines] = output.trimEnd().split('\n');
    return { command, env: Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string])) };
  };
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'eclar-image-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('starts the site by that command', () => {
    expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toMatch(/^CMD \["eclar", "start"\]$/m);
    expect(run({}, 'start').command).toBe('/app/dist/server/main.js');
    expect(run({}, 'backup', 'FILE').command).toBe('/app/dist/server/database.js backup FILE');
  });

  it.each([EXAMPLE, { ...EXAMPLE, NODE_ENV: 'development' }, {}])(
    'is in production mode, and listens to all addresses',
    (variables) => {
      const { env } = run({ ...variables }, 'start');
      expect(readEnv(env)).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: 3000 });
    },
  );

  it('refuses a database without the secret', () => {
    const { env } = run({ ...EXAMPLE, NODE_ENV: 'development', DATABASE_URL: 'postgres://db/eclar' }, 'start');
    expect(() => readEnv(env)).toThrow('JWT_SECRET is missing');
  });

  const COMPOSE = { DEFAULT_DATABASE_URL: 'postgres://eclar@db:5432/eclar', PGPASSWORD: 'secret' };

  it.each([
    ['postgres://elsewhere/eclar', 'postgres://elsewhere/eclar'],
    ['', COMPOSE.DEFAULT_DATABASE_URL],
  ])('of docker compose with DATABASE_URL=%s uses %s', (given, used) => {
    const { env } = run({ ...EXAMPLE, ...COMPOSE, DATABASE_URL: given }, 'start');
    expect(env.DATABASE_URL).toBe(used);
  });

  it('may listen elsewhere', () => {
    expect(readEnv(run({ HOST: '127.0.0.1', PORT: '8080' }, 'start').env)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 8080,
    });
  });
});
