import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../config/env.ts';

interface LibraryLink {
  /** Both relative to the package's folder, and in the same directory. */
  source: string;
  target: string;
}

function linksOf(programs: string): LibraryLink[] {
  try {
    return JSON.parse(readFileSync(join(programs, 'pg-symlinks.json'), 'utf8')) as LibraryLink[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // there are none on Windows
    throw error;
  }
}

function link(path: string, source: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  try {
    symlinkSync(basename(source), path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return; // another process was first
    throw new StartError(
      `the PostgreSQL from npm lacks the link ${path}, which this account is not allowed to create: run the first start as the owner of node_modules, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/**
 * Creates the symlinks between PostgreSQL's libraries, which an npm package cannot contain. The package's install
 * script would create them, but .npmrc disables install scripts.
 */
export function linkLibraries(programs: string): void {
  for (const { source, target } of linksOf(programs)) link(join(dirname(programs), target), source);
}
