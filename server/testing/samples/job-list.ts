import type { JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import type { SpecApp } from '../app/use-app.ts';

export const JOB: JobInput = {
  title: 'Driver',
  position: 'Driver',
  location: 'Gerona',
  fullDescription: 'Drives.',
  qualifications: 'None',
};

/** Whether the list of jobs is served while its table cannot be read. */
export async function isInMemory(app: SpecApp): Promise<boolean> {
  await app.get(ENDPOINTS.jobs);
  await app.database.query('ALTER TABLE jobs RENAME TO jobs_away');
  const { status } = await app.get(ENDPOINTS.jobs);
  await app.database.query('ALTER TABLE jobs_away RENAME TO jobs');
  return status === 200;
}
