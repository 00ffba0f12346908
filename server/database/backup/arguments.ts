import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../../config/env.ts';
import { EXTENSION } from './format.ts';

/** What every command of this folder gets. */
export interface Command {
  url: string;
  args: string[];
  tell: (line: string) => void;
}

export const USAGE = {
  backup: 'npm run backup -- [FILE or folder] [--force]',
  restore: 'npm run restore -- FILE [--force]',
};

/** Options that are there or not, and at most one file. @throws StartError that shows how it is done */
export function readArguments(command: keyof typeof USAGE, args: string[], options: string[]) {
  const known = Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }]));
  const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true, strict: false });
  const unknown = Object.entries(values).some(([name, value]) => !options.includes(name) || value !== true);
  if (unknown || positionals.length > 1) throw new StartError(`use it like this: ${USAGE[command]}`);
  return { path: positionals[0] as string | undefined, has: (option: string) => values[option] === true };
}

/** npm runs its scripts in the product's folder; a path is meant from where the person is. */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? '', path);

export function existingFile(path: string): string {
  const file = fromCaller(path);
  if (!existsSync(file)) throw new StartError(`there is no ${file}: name a file that \`npm run backup\` wrote.`);
  if (!statSync(file).isFile()) throw new StartError(`${file} is not a file: name one that \`npm run backup\` wrote.`);
  return file;
}

/** The named file, or one named after the time, in the named folder (a slash at the end makes a new one) or in backups/. */
export function newFile(path: string | undefined): string {
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const name = `eclar-${time}.${EXTENSION}`;
  if (!path) return resolve('backups', name);
  const file = fromCaller(path);
  const isFolder = /[/\\]$/.test(path) || statSync(file, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(file, name) : file;
}
