import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The variables that the site reads at its start. */
const VARIABLES = namesIn(read('server/config/env.ts'), /^ {4}([A-Z][A-Z_]+):/gm);
/** The variables that the build, Node.js and docker compose read by themselves. */
const OTHERS = ['VITE_API_BASE', 'NODE_OPTIONS', 'DEFAULT_DATABASE_URL', 'PGPASSWORD', 'POSTGRES_USER', 'POSTGRES_DB'];
/** The variables that docker compose alone reads in .env. */
const COMPOSE = ['POSTGRES_PASSWORD', 'PUBLISH', 'PUBLISH_PROXY', 'REPLICA_TRUST_PROXY'];

/** A duration as nginx and the Gateway API write it, in seconds. */
const secondsOf = (duration = '') => parseInt(duration, 10) * (duration.endsWith('m') ? 60 : 1);

describe('a proxy in front of the site', () => {
  const longest = 60 * Number(/LONGEST = '(\d+)min'/.exec(read('server/content/publishing/content-lock.ts'))?.[1]);

  it.each([
    ['nginx', 'deploy/nginx/site.conf', /location \/(\S+) {[^}]*proxy_read_timeout (\w+);/g],
    ['Kubernetes', 'deploy/kubernetes/eclar-site.yaml', /value: \/(\S+) } }\]\n +timeouts: { request: (\w+)/g],
  ])('waits for a publication and for an import as long as they may take: %s', (_proxy, file, pattern) => {
    const waits = [...read(file).matchAll(pattern)].map(([, path, wait]) => [path, secondsOf(wait)]);
    expect(waits).toEqual([[`${API_PREFIX}/${ENDPOINTS.content}`, longest]]);
  });
});

describe('the settings', () => {
  it.each([
    ['.env.example', /^([A-Z][A-Z_]+)=/gm],
    ['docker-compose.yml', /\$\{([A-Z_]+)|^ +([A-Z][A-Z_]+): /gm],
    ['deploy/kubernetes/eclar-site.yaml', /^ {2}([A-Z][A-Z_]+): /gm],
    ['Dockerfile', /(?<=^ENV .*)\b([A-Z][A-Z_]+)=/gm],
  ])('that %s names are read by the site', (file, pattern) => {
    const named = [...read(file).matchAll(pattern)].map(([, first, second]) => first ?? second);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => ![...VARIABLES, ...OTHERS, ...COMPOSE].includes(name))).toEqual([]);
  });

  it('that docs/configuration.md explains are those that the site reads, the months of the retention in one line', () => {
    const table = namesIn(read('docs/configuration.md'), /^\| (`[A-Z].*?) \|/gm).join(' ');
    const named = namesIn(table, /`([A-Z_]+)`/g);
    const expected = [...VARIABLES.filter((name) => !name.startsWith('RETAIN_')), 'VITE_API_BASE', ...COMPOSE];
    expect(named.sort()).toEqual(expected.sort());
  });

  it('are all in .env.example', () => {
    const listed = namesIn(read('.env.example'), /^([A-Z][A-Z_]+)=/gm);
    expect([...VARIABLES, ...COMPOSE].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('all reach the containers of docker compose, from 2.20.2 on, but for those that it sets itself', () => {
    const app = /^x-app: &app\n(.*?)^services:/ms.exec(read('docker-compose.yml'))?.[1] ?? '';
    expect(app).toContain('  env_file: .env\n');
    expect(VARIABLES.filter((name) => app.includes(` ${name}: `))).toEqual(['PORT', 'HOST']);
  });
});
