import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine } from '../../config/called-by.ts';
import { StartError } from '../../config/env.ts';
import { EXTENSION } from './format.ts';

/** Parameters shared by backup and restore. */
export interface Command {
  url: string;
  args: string[];
  say: (line: string) => void;
}

const PARAMETERS = { backup: ['[FILE or folder]', '[--force]'], restore: ['FILE', '[--force]'] };

export const usageOf = (command: keyof typeof PARAMETERS) => commandLine(command, ...PARAMETERS[command]);

/** Reads boolean options and at most one file. @throws StartError with the usage */
export function readArguments(command: keyof typeof PARAMETERS, args: string[], options: string[]) {
  const known = Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }]));
  const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true, strict: false });
  const unknown = Object.entries(values).some(([name, value]) => !options.includes(name) || value !== true);
  if (unknown || positionals.length > 1) throw new StartError(`usage: ${usageOf(command)}`);
  return { path: positionals[0] as string | undefined, has: (option: string) => values[option] === true };
}

/** npm runs scripts in the folder of package.json; a relative path refers to the folder in which npm was called. */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? '', path);

export function existingFile(path: string): string {
  const file = fromCaller(path);
  const command = commandLine('backup');
  if (!existsSync(file)) throw new StartError(`there is no ${file}: name a file that \`${command}\` wrote.`);
  if (!statSync(file).isFile()) throw new StartError(`${file} is not a file: name one that \`${command}\` wrote.`);
  return file;
}

/** The given file, or a new file with a timestamp in its name: in the given folder (a trailing slash creates it) or in backups/. */
export function newFile(path: string | undefined): string {
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const name = `eclar-${time}.${EXTENSION}`;
  if (!path) return resolve('backups', name);
  const file = fromCaller(path);
  const isFolder = /[/\\]$/.test(path) || statSync(file, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(file, name) : file;
}
