import { type Command, newFile, readArguments } from './arguments.ts';
import { interruptible } from './interruption.ts';
import { counted, Progress, sized } from './progress.ts';
import { withSnapshot } from './content/snapshot.ts';
import { checkFree, writeWhole } from './whole-file.ts';
import { writeBackup } from './write-backup.ts';

/** Writes all rows of the database to one file. */
export async function backup({ url, args, tell }: Command): Promise<void> {
  const { path, has } = readArguments('backup', args, ['force']);
  await interruptible('no backup was written', (signal) =>
    withSnapshot(url, signal, async (snapshot) => {
      const file = newFile(path);
      checkFree(file, has('force'));
      const progress = new Progress(tell);
      const size = await writeWhole(file, has('force'), (handle) => writeBackup(snapshot, handle, progress));
      tell(`Backed up ${counted(progress.rows)} to ${file}: ${sized(size)} in ${progress.seconds}.`);
    }),
  );
}
