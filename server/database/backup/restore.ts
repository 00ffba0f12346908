import type { Entities } from '../data-source.ts';
import { withMigrationLock } from '../migrations/migrate.ts';
import { commandLine } from '../../config/called-by.ts';
import { StartError } from '../../config/env.ts';
import { type Command, existingFile, readArguments, usageOf } from './arguments.ts';
import { interruptible } from './interruption.ts';
import { checkKnown } from './content/schema-version.ts';
import { counted, Progress } from './progress.ts';
import { openBackup } from './read-backup.ts';
import { replaceContent } from './content/replace-content.ts';

interface RestoreCommand extends Command {
  /** Their tables are emptied before the backup's rows are written. */
  entities: Entities;
}

/**
 * Replaces the rows of the database with those of a backup. The file is read twice, so that a damaged file is refused
 * before any table is locked.
 */
export async function restore({ url, args, tell, entities }: RestoreCommand): Promise<void> {
  const { path, has } = readArguments('restore', args, ['force']);
  if (!path) throw new StartError(`name the backup: ${usageOf('restore')}`);
  await interruptible('nothing was changed', async (signal) => {
    const name = existingFile(path);
    const file = await openBackup(name);
    checkKnown(file.migrations, name);
    const progress = new Progress(tell);
    const totals = await progress.during(
      () => file.read(() => signal.throwIfAborted()),
      () => 'reading the file through',
    );
    const retry = commandLine('restore', path, '--force');
    const replacement = { file, totals, force: has('force'), retry, progress, signal };
    const ran = await progress.during(() =>
      withMigrationLock(url, (database) => replaceContent(database, replacement), entities),
    );
    if (ran.length > 0) tell(`Ran ${ran.join(', ')}, which came after the backup.`);
    tell(`Restored ${counted(progress.rows)} from ${name} in ${progress.seconds}. Everybody is signed out.`);
  });
}
