import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnv } from './env.ts';

const ROOT = join(import.meta.dirname, '../..');
const EMAIL = 'owner@eclar.example';

describe('sh deploy/make-env', () => {
  let folder: string;
  const make = (...args: string[]) =>
    spawnSync('sh', [join(folder, 'deploy/make-env'), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const settings = () =>
    Object.fromEntries(
      [...readFileSync(join(folder, '.env'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-env-'));
    mkdirSync(join(folder, 'deploy'));
    for (const script of ['make-env', 'check-env'])
      copyFileSync(join(ROOT, 'deploy', script), join(folder, 'deploy', script));
    copyFileSync(join(ROOT, '.env.example'), join(folder, '.env.example'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes settings that the site accepts in production, for the owner of the file alone', () => {
    const { status, stdout } = make(EMAIL);
    expect(status).toBe(0);
    const made = settings();
    expect(made.POSTGRES_PASSWORD).toMatch(/^[0-9a-f]{48}$/);
    const env = readEnv({ ...made, NODE_ENV: 'production', DATABASE_URL: 'postgres://db/eclar' });
    expect(env).toMatchObject({ ADMIN_EMAIL: EMAIL, JWT_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(stdout).toContain(`password  ${env.ADMIN_PASSWORD} `);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  });

  it('makes other secrets each time', () => {
    make(EMAIL);
    const first = settings();
    rmSync(join(folder, '.env'));
    make(EMAIL);
    for (const name of ['POSTGRES_PASSWORD', 'JWT_SECRET', 'ADMIN_PASSWORD'])
      expect(settings()[name]).not.toBe(first[name]);
  });

  it('keeps a .env that is there, and says what it is without', () => {
    writeFileSync(join(folder, '.env'), 'JWT_SECRET=mine\n');
    const { status, stderr } = make(EMAIL);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Stopped: \.env is there .* without: POSTGRES_PASSWORD ADMIN_EMAIL ADMIN_PASSWORD\./);
    expect(settings()).toEqual({ JWT_SECRET: 'mine' });
  });

  const password = (value: string) => {
    make(EMAIL);
    const text = readFileSync(join(folder, '.env'), 'utf8').replace(
      /^ADMIN_PASSWORD=.*$/m,
      () => `ADMIN_PASSWORD=${value}`,
    );
    writeFileSync(join(folder, '.env'), text);
    return { ...make(EMAIL), read: parseEnv(text).ADMIN_PASSWORD };
  };

  it.each([
    ["'pa$word #1'", 'pa$word #1'],
    [`'a "quoted" \`#$x\` \\n'`, 'a "quoted" `#$x` \\n'],
    [`it's "mine"`, `it's "mine"`],
    ['plain-words and spaces', 'plain-words and spaces'],
  ])('lets pass the password %s, which arrives whole', (written, value) => {
    const { stderr, read } = password(written);
    expect(stderr).toMatch(/^Stopped: \.env is there already, with all that/);
    expect(read).toBe(value);
  });

  it.each(['pa$word', 'pass #1', 'pass#1', '"pa$word"', "'it's'", '`tick`', "'half"])(
    'says of the password %s what it has to be',
    (written) => {
      const { status, stderr } = password(written);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Stopped: put the values of ADMIN_PASSWORD in \.env between single quotes .*\n$/);
    },
  );

  it.each([[[]], [['owner']], [['o wner@eclar.example']], [['owner@eclar']], [['$(id)@eclar.example']]])(
    'makes nothing for the address %j',
    (args) => {
      const { status, stderr } = make(...args);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Stopped: .*\n$/);
      expect(() => settings()).toThrow('ENOENT');
    },
  );
});

describe.each(['make-env', 'check-env', 'update'])('deploy/%s', (script) => {
  it('is a script that sh can read', () => {
    expect(execFileSync('sh', ['-n', join(ROOT, 'deploy', script)], { encoding: 'utf8' })).toBe('');
  });
});
