import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thorough } from '#shared/testing/thorough';

const ROOT = join(__dirname, '../..');
const SAMPLE = 'shared/content/sample';

/** Changes a file of the sample content in a copy of the repository and builds the client there. */
function buildWith(file: string, change: (text: string) => string) {
  const copy = mkdtempSync(join(tmpdir(), 'eclar-content-'));
  try {
    for (const name of ['client', 'shared', 'tools', 'vite.config.ts', 'package.json', 'package-lock.json']) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const path = join(copy, SAMPLE, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    const { status, stderr } = spawnSync(process.execPath, ['tools/build/build.mjs', 'client'], {
      cwd: copy,
      encoding: 'utf8',
    });
    return { status, stderr };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

describe('the build', () => {
  it('stops at malformed content and names document, row and field', () => {
    const { status, stderr } = buildWith('projects.ts', (text) => text.replace(/, 1684200,/, ', -1,'));
    expect(status).toBe(1);
    expect(stderr).toContain(`${SAMPLE}, projects.periods.0.completed.0.cost: Cost must be greater than 0.`);
    expect(stderr).toContain('The content could not be built.');
  }, 60_000);

  thorough.it(
    'stops at content that names a picture which is not there',
    () => {
      const { status, stderr } = buildWith('home.ts', (text) => text.replace("'hero-2-bridge'", "'hero-2-tower'"));
      expect(status).toBe(1);
      expect(stderr).toContain('client/src/pictures: there is no hero-2-tower.jpg');
    },
    60_000,
  );
});
