import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv, StartError } from './env.ts';

const SECRET = 'a secret for specs that is long enough';
const ADMIN = { ADMIN_EMAIL: 'admin@eclar.example', ADMIN_PASSWORD: 'a password for specs' };
const DATABASE_URL = 'postgres://eclar:secret@db.internal:5432/eclar';
const SMTP_URL = 'smtps://eclar:secret@mail.internal:465';
const PUBLIC_URL = 'https://www.eclar.example';

describe('the environment', () => {
  it.each<[keyof Env, unknown]>([
    ['NODE_ENV', 'development'],
    ['PORT', 3000],
    ['HOST', '127.0.0.1'],
    ['DATABASE_URL', undefined],
    ['DATABASE_DIRECT_URL', undefined],
    ['DATABASE_POOL', 10],
    ['DATA_DIR', '.data'],
    ['JWT_SECRET', undefined],
    ['ADMIN_EMAIL', undefined],
    ['ADMIN_PASSWORD', undefined],
    ['METRICS_TOKEN', undefined],
    ['TRUST_PROXY', 0],
    ['LOG_LEVEL', 'warn'],
    ['FORM_POSTS_PER_HOUR', 120],
    ['RETAIN_APPLICATIONS_MONTHS', 12],
    ['RETAIN_QUOTES_MONTHS', 24],
    ['RETAIN_INQUIRIES_MONTHS', 24],
    ['SMTP_URL', undefined],
    ['MAIL_FROM', undefined],
    ['PUBLIC_URL', undefined],
  ])('has %s = %p when nothing is set', (name, value) => expect(readEnv({})[name]).toBe(value));

  it.each<[keyof Env, string, unknown]>([
    ['NODE_ENV', 'production', 'production'],
    ['PORT', '8080', 8080],
    ['PORT', '0', 0],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['DATABASE_URL', DATABASE_URL, DATABASE_URL],
    ['DATABASE_URL', 'postgresql://localhost/eclar', 'postgresql://localhost/eclar'],
    ['DATABASE_POOL', '25', 25],
    ['DATA_DIR', '/var/lib/eclar', '/var/lib/eclar'],
    ['JWT_SECRET', SECRET, SECRET],
    ['METRICS_TOKEN', 'x'.repeat(16), 'x'.repeat(16)],
    ['TRUST_PROXY', '2', 2],
    ['LOG_LEVEL', 'info', 'info'],
    ['FORM_POSTS_PER_HOUR', '1000', 1000],
    ['RETAIN_APPLICATIONS_MONTHS', '6', 6],
    ['RETAIN_QUOTES_MONTHS', '12', 12],
    ['RETAIN_INQUIRIES_MONTHS', '1', 1],
    ['SMTP_URL', SMTP_URL, SMTP_URL],
    ['SMTP_URL', 'smtp://localhost', 'smtp://localhost'],
    ['MAIL_FROM', ' website@eclar.example ', 'website@eclar.example'],
    ['PUBLIC_URL', PUBLIC_URL, PUBLIC_URL],
    ['PUBLIC_URL', 'http://localhost:3000/', 'http://localhost:3000'],
  ])('honours %s=%s', (name, value, read) => expect(readEnv({ [name]: value })[name]).toBe(read));

  it('honours the admin, without the spaces around the address', () => {
    expect(readEnv({ ...ADMIN, ADMIN_EMAIL: ' admin@eclar.example ' })).toMatchObject(ADMIN);
  });

  it.each([
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test'],
    ['PORT', 'http', 'PORT must be a number'],
    ['PORT', '80.5', 'PORT must be a whole number'],
    ['PORT', '-1', 'PORT must be at least 0'],
    ['PORT', '65536', 'PORT must be at most 65535'],
    ['DATABASE_URL', 'localhost', 'DATABASE_URL must be an address like postgres://user:password@host:5432/database'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must be an address like postgres://user:password@host:5432/database'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL must be at least 1'],
    ['DATABASE_POOL', '201', 'DATABASE_POOL must be at most 200'],
    ['JWT_SECRET', 'x'.repeat(31), 'JWT_SECRET must have at least 32 characters'],
    ['ADMIN_EMAIL', 'admin', 'ADMIN_EMAIL must be an email address'],
    ['ADMIN_PASSWORD', 'x'.repeat(7), 'ADMIN_PASSWORD must have at least 8 characters'],
    ['ADMIN_PASSWORD', 'x'.repeat(201), 'ADMIN_PASSWORD must have at most 200 characters'],
    ['METRICS_TOKEN', 'x'.repeat(15), 'METRICS_TOKEN must have at least 16 characters'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a number'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace'],
    ['TRUST_PROXY', '11', 'TRUST_PROXY must be at most 10'],
    ['FORM_POSTS_PER_HOUR', '0', 'FORM_POSTS_PER_HOUR must be at least 1'],
    [
      'RETAIN_APPLICATIONS_MONTHS',
      '13',
      'RETAIN_APPLICATIONS_MONTHS must be at most 12, as the privacy notice promises (shared/privacy.ts)',
    ],
    ['RETAIN_QUOTES_MONTHS', '0', 'RETAIN_QUOTES_MONTHS must be at least 1'],
    ['SMTP_URL', 'mail.internal', 'SMTP_URL must be an address like smtps://user:password@host:465'],
    ['SMTP_URL', 'https://mail.internal', 'SMTP_URL must be an address like smtps://user:password@host:465'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be an address like smtps://user:password@host:465'],
    ['MAIL_FROM', 'ECLAR <a@b.example>', 'MAIL_FROM must be an email address'],
    ['PUBLIC_URL', 'www.eclar.example', 'PUBLIC_URL must be an origin like https://www.example.com, without a path'],
    ['PUBLIC_URL', 'ftp://eclar.example', 'PUBLIC_URL must be an origin like https://www.example.com, without a path'],
    ['PUBLIC_URL', 'https://a.example/b', 'PUBLIC_URL must be an origin like https://www.example.com, without a path'],
  ])('stops the start at %s=%s', (name, value, line) => {
    const read = () => readEnv({ ...ADMIN, [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`${line}. See .env.example.`);
  });

  it.each([
    ['DATABASE_URL', 'postgres://eclar:hunter@2/x@db.internal/eclar'],
    ['DATABASE_URL', 'postgres://eclar:12/hunter@db.internal/eclar'],
    ['DATABASE_URL', 'postgres://eclar:12?hunter@db.internal/eclar'],
    ['DATABASE_URL', 'postgres://eclar:12#hunter@db.internal/eclar'],
    ['DATABASE_URL', 'postgres://eclar:hunter%zz@db.internal/eclar'],
    ['DATABASE_URL', 'postgres://eclar:hunter/2@db.internal/eclar'],
    ['DATABASE_DIRECT_URL', 'postgres://eclar:12/hunter@db.internal/eclar'],
    ['SMTP_URL', 'smtps://eclar:12/hunter@mail.internal'],
  ])('tells that a password in %s has to be percent-encoded, and nothing of it', (name, value) => {
    const read = () => readEnv({ DATABASE_URL, [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} .* percent-encoded[^;]*\\. See \\.env\\.example\\.$`));
    expect(read).not.toThrow('hunter');
  });

  it('takes a password whose signs are encoded', () => {
    const url = 'postgres://eclar:%40%2F%3A%23%3F%25@db.internal/eclar';
    expect(readEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it('honours an address past the pooler beside the one of the pooler', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://pooler/eclar', DATABASE_DIRECT_URL: DATABASE_URL })).toMatchObject({
      DATABASE_DIRECT_URL: DATABASE_URL,
    });
  });

  it('takes no DATABASE_DIRECT_URL alone', () => {
    expect(() => readEnv({ DATABASE_DIRECT_URL: DATABASE_URL })).toThrow(
      'DATABASE_URL is missing, but DATABASE_DIRECT_URL is set: set both, or DATABASE_URL alone',
    );
  });

  it('names every variable that is wrong in one line', () => {
    expect(() => readEnv({ PORT: 'http', TRUST_PROXY: 'true' })).toThrow(
      'PORT must be a number; TRUST_PROXY must be a number. See .env.example.',
    );
  });

  it.each(['', ' '])('counts a variable that is %p as unset', (empty) => {
    const names = [
      'NODE_ENV',
      'PORT',
      'HOST',
      'DATABASE_URL',
      'DATABASE_POOL',
      'DATA_DIR',
      'JWT_SECRET',
      'TRUST_PROXY',
      'SMTP_URL',
      'MAIL_FROM',
      'PUBLIC_URL',
    ];
    expect(readEnv(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(readEnv({}));
  });

  it.each([
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD is missing, but ADMIN_EMAIL is set: set both or neither'],
    ['ADMIN_PASSWORD', 'ADMIN_EMAIL is missing, but ADMIN_PASSWORD is set: set both or neither'],
  ] as const)('takes no %s alone', (name, line) => {
    expect(() => readEnv({ [name]: ADMIN[name] })).toThrow(line);
  });

  it.each(['"', "'"])('takes no value in quotes %s, which a container would keep', (quote) => {
    const inQuotes = (text: string) => `${quote}${text}${quote}`;
    const admin = { ADMIN_EMAIL: ADMIN.ADMIN_EMAIL, ADMIN_PASSWORD: inQuotes(ADMIN.ADMIN_PASSWORD) };
    expect(() => readEnv({ ...admin, JWT_SECRET: inQuotes(SECRET) })).toThrow(
      /^JWT_SECRET, ADMIN_PASSWORD: remove the quotes/,
    );
    expect(readEnv({ ...ADMIN, ADMIN_PASSWORD: `a ${quote}password${quote}` })).toMatchObject({
      ADMIN_PASSWORD: `a ${quote}password${quote}`,
    });
  });

  it('is described, every variable of it, in .env.example', () => {
    const described = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').match(/^[A-Z_]+(?==)/gm);
    expect(described).toEqual(
      expect.arrayContaining(
        Object.keys(
          readEnv({
            ...ADMIN,
            DATABASE_URL,
            DATABASE_DIRECT_URL: DATABASE_URL,
            JWT_SECRET: SECRET,
            METRICS_TOKEN: SECRET,
            SMTP_URL,
            PUBLIC_URL,
          }),
        ),
      ),
    );
  });

  it('of production needs JWT_SECRET when it has a database', () => {
    expect(() => readEnv({ NODE_ENV: 'production', DATABASE_URL })).toThrow(/^JWT_SECRET is missing: set at least 32/);
  });
});
