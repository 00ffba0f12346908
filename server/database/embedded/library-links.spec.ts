import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../config/env.ts';
import { linkLibraries } from './library-links.ts';

describe('the libraries of the PostgreSQL from npm', () => {
  let folder: string;
  const programs = () => join(folder, 'native');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-links-'));
    mkdirSync(join(programs(), 'lib'), { recursive: true });
    writeFileSync(join(programs(), 'lib/libpq.so.5.18'), 'a library');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const list = (...targets: string[]) => {
    const links = targets.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }));
    writeFileSync(join(programs(), 'pg-symlinks.json'), JSON.stringify(links));
  };

  it('get the names that programs load them by, once', () => {
    list('native/lib/libpq.so.5', 'native/lib/libpq.so');
    linkLibraries(programs());
    linkLibraries(programs());
    expect(readlinkSync(join(programs(), 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(readFileSync(join(programs(), 'lib/libpq.so'), 'utf8')).toBe('a library');
  });

  it('need none where the package lists none', () => {
    linkLibraries(programs());
    expect(readdirSync(join(programs(), 'lib'))).toEqual(['libpq.so.5.18']);
  });

  it('that cannot be linked end the start with what to do', () => {
    list('native/elsewhere/libpq.so');
    expect(() => linkLibraries(programs())).toThrow(StartError);
    expect(() => linkLibraries(programs())).toThrow('or set DATABASE_URL');
  });
});
