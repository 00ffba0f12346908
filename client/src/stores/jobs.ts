import { jobsApi } from '../api/jobs.ts';
import { createRows } from './rows.ts';

export const useJobs = createRows(jobsApi);
