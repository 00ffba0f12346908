import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstOrAll } from '#shared/testing/thorough';

const ROOT = join(import.meta.dirname, '../..');
const PRODUCT = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** All but those that hand their arguments on to another program. */
const REFUSE = Object.entries(PRODUCT.scripts)
  .filter(([, command]) => !/database\.mjs|prettier|test\.mjs/.test(command))
  .map(([name]) => name);

/** The sources of a build besides the tools and package.json. */
const CHECKOUT = [
  'client',
  'migrations',
  'node_modules',
  'server',
  'shared',
  'nest-cli.json',
  'package-lock.json',
  'tsconfig.build.json',
  'tsconfig.json',
  'vite.config.ts',
];

describe('a command of package.json', () => {
  let folder: string;
  /** The tools in a folder of their own, with the sources and packages that are named. */
  const useFolder = (links: string[], product: object = PRODUCT) => {
    cpSync(join(ROOT, 'tools'), join(folder, 'tools'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(product));
    for (const link of links) symlinkSync(join(ROOT, link), join(folder, link));
  };
  const run = (name: string, env: NodeJS.ProcessEnv = {}, more: string[] = []) => {
    const [, ...args] = [...PRODUCT.scripts[name].split(' '), ...more];
    const { PATH } = process.env;
    const options = { cwd: folder, env: { PATH, ...env }, encoding: 'utf8' } as const;
    const { status, stderr, stdout } = spawnSync(process.execPath, args, options);
    return { status, problem: stderr, output: stdout };
  };
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'eclar-tools-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(PRODUCT.scripts))('passes the guard first: %s', (_name, command) => {
    expect(command).toMatch(/^node -r \.\/tools\/lib\/guard\.cjs \S+/);
  });

  it.each(firstOrAll(Object.keys(PRODUCT.scripts)))('says in one line that packages are missing: %s', (name) => {
    useFolder([]);
    expect(run(name)).toEqual({
      status: 1,
      problem: expect.stringMatching(/^Stopped: \S+ is not installed: run `npm ci` first\.\n$/),
      output: '',
    });
  });

  it.each(['start', 'test', 'check'])('says in one line that Node.js is too old: %s', (name) => {
    useFolder([], { ...PRODUCT, engines: { node: '>=99.1' } });
    expect(run(name)).toEqual({
      status: 1,
      problem: `Stopped: this is Node.js ${process.versions.node}, and the site needs >=99.1: install it from https://nodejs.org.\n`,
      output: '',
    });
  });

  it.each(firstOrAll(['start', 'dev', 'backup']))('says before it builds that a setting is wrong: %s', (name) => {
    useFolder(CHECKOUT);
    expect(run(name, { PORT: 'http' })).toEqual({
      status: 1,
      problem: 'Stopped: PORT must be a number. See .env.example.\n',
      output: '',
    });
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it.each(firstOrAll(REFUSE))('says in one line that it does not take an option: %s', (name) => {
    useFolder(CHECKOUT);
    expect(run(name, {}, ['--nonsense'])).toEqual({
      status: 2,
      problem: `Unknown option '--nonsense'. See: npm run ${name} -- --help\n`,
      output: '',
    });
    const { status, output } = run(name, {}, ['--help']);
    expect(output).toMatch(/^npm \S/);
    expect(status).toBe(0);
  });

  it('says in one line that dist cannot be written', () => {
    useFolder(CHECKOUT);
    writeFileSync(join(folder, 'dist'), '');
    const { status, problem } = run('build');
    expect(problem).toMatch(/^Stopped: \S+dist is a file where a folder has to be: .*\(EEXIST\)\.\n$/);
    expect(status).toBe(1);
  });

  it('says before any test that there is no browser', () => {
    useFolder(CHECKOUT);
    const { status, problem, output } = run('test', { CHROMIUM_PATH: '/no/chromium' });
    expect(problem).toBe('CHROMIUM_PATH is /no/chromium, which is no program. Correct it or unset it.\n');
    expect(output).not.toContain('build');
    expect(status).toBe(1);
  });
});
