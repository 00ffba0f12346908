import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const LIST = 'client/src/content/projects/2024.ts';

/** Changes the file in a copy of the repository and builds the client there. */
function buildWith(change: (file: string) => string) {
  const copy = mkdtempSync(join(tmpdir(), 'eclar-content-'));
  try {
    for (const name of ['client', 'shared', 'tools', 'vite.config.ts', 'package.json', 'package-lock.json']) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith('.jpg') });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    writeFileSync(join(copy, LIST), change(readFileSync(join(copy, LIST), 'utf8')));
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
  it('stops at a malformed list of projects and names file, row and field', () => {
    const { status, stderr } = buildWith((file) => file.replace(/cost: [\d_.]+/, "cost: '₱28.9M'"));
    expect(status).toBe(1);
    expect(stderr).toContain(`${LIST}, completed row 1 (id 1): cost must be a number of pesos above 0, or null`);
    expect(stderr).toContain('The content could not be built.');
  }, 60_000);
});
