import type { DataSource } from 'typeorm';
import { SAMPLE_JOBS, SAMPLE_RENTALS } from '#shared/content/sample/rows';
import { Job } from '../../jobs/job.entity.ts';
import { Rental } from '../../rentals/rental.entity.ts';

/** Adds the invented rentals and jobs once, to the embedded database only. Deleted rows count as present, so they are not added again. */
export async function addSampleData(database: DataSource): Promise<void> {
  const { manager } = database;
  if ((await manager.count(Rental, { withDeleted: true })) + (await manager.count(Job, { withDeleted: true })) > 0)
    return;
  // one by one, because the list is sorted by creation time
  // copies, because TypeORM writes id and timestamps into its argument
  for (const rental of SAMPLE_RENTALS) await manager.insert(Rental, { ...rental });
  for (const job of SAMPLE_JOBS) await manager.insert(Job, { ...job });
}
