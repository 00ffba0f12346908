import { type Command, newFile, readArguments } from './arguments.ts';
import { carefully } from './interruption.ts';
import { canDump, findPgTool, type PgTool } from './pg-tools.ts';
import { EXTENSION as PORTABLE } from './portable.ts';
import { counted, Progress, sized } from './progress.ts';
import { type Snapshot, withSnapshot } from './snapshot.ts';
import { checkFree, writeWhole } from './whole-file.ts';
import { EXTENSION as PG_DUMP, writePgDump } from './write-pg-dump.ts';
import { writePortable } from './write-portable.ts';

async function fittingPgDump({ version }: Snapshot, { env, tell }: Command): Promise<PgTool | undefined> {
  const tool = await findPgTool('pg_dump', env.PG_BIN);
  if (tool && canDump(tool.version, version)) return tool;
  const why = tool ? `pg_dump ${tool.version} is older than the server, ${version}` : 'no pg_dump was found';
  tell(`${why}: writing the portable format.`);
  return undefined;
}

/** Writes all that the database holds into one file. */
export async function backup(command: Command): Promise<void> {
  const { url, args, tell } = command;
  const { path, has } = readArguments('backup', args, ['force', 'portable']);
  await carefully('no backup was written', (signal) =>
    withSnapshot(url, signal, async (snapshot) => {
      const tool = has('portable') ? undefined : await fittingPgDump(snapshot, command);
      const file = newFile(path, tool ? PG_DUMP : PORTABLE);
      checkFree(file, has('force'));
      const progress = new Progress(tell);
      const size = await writeWhole(file, has('force'), (handle) =>
        tool
          ? writePgDump(snapshot, handle, progress, { tool, url, signal })
          : writePortable(snapshot, handle, progress),
      );
      tell(`Backed up ${counted(progress.rows)} to ${file}: ${sized(size)} in ${progress.seconds}.`);
    }),
  );
}
