import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv, StartError } from '../../config/env.ts';
import { startEmbedded } from '../../testing/app/command-line.ts';
import { withJwtSecret } from '../../app/start/prepare-database.ts';
import { makeSecretFile, readOrMakeSecret } from './secret-file.ts';

describe('the file of a secret', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-secret-'));
    chmodSync(folder, 0o711); // PostgreSQL does not run as root, and has to get there
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, for its owner alone, with nothing beside it', () => {
    const made = readOrMakeSecret(file('secret'), 18);
    expect(made).toMatch(/^[\w-]{24}$/);
    expect(readOrMakeSecret(file('secret'), 18)).toBe(made);
    expect(statSync(file('secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('is never replaced by that of a process that came later', () => {
    makeSecretFile(file('secret'), 'the first');
    makeSecretFile(file('secret'), 'the second');
    expect(readFileSync(file('secret'), 'utf8')).toBe('the first');
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it.each(['', '\n', 'cut-short'])('of sessions that holds %j stops the start with what to do', (content) => {
    writeFileSync(file('jwt-secret'), content);
    expect(() => withJwtSecret(readEnv({ DATA_DIR: folder }))).toThrow(
      new StartError(
        `${file('jwt-secret')} is empty or truncated: delete it to create a new one; everybody must sign in again.`,
      ),
    );
  });

  it('of PostgreSQL that is empty before there is a database may be made anew', async () => {
    writeFileSync(file('postgres-password'), '');
    await expect(startEmbedded(folder)).rejects.toThrow(
      `Stopped: ${file('postgres-password')} is empty: remove it to get a new one.\n`,
    );
  });
});
