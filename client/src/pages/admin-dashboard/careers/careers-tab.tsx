import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { ROW_MESSAGES } from '#shared/row-messages';
import { JOB_RULES } from '#shared/row-rules';
import { ApiError } from '#client/api/http.ts';
import { useJobs } from '#client/stores/rows.ts';
import styles from '../admin-dashboard-page.module.css';
import { JobHints } from './job-hints.tsx';
import type { RowKind } from '../rows/row-kind.ts';
import { RowsTab } from '../rows/rows-tab.tsx';

const JOBS: RowKind<Job, JobInput> = {
  list: ENDPOINTS.jobs,
  rules: JOB_RULES,
  headings: { add: 'Add Job', list: ROW_MESSAGES.jobs.heading },
  texts: { loading: MESSAGES.careers.loading, failed: MESSAGES.networkFailed, ...ROW_MESSAGES.jobs },
  nameOf: (job) => job.title,
  details: (job) => <JobSummary job={job} />,
  Hints: JobHints,
  report: (error, fallback) => {
    alert(error instanceof ApiError ? sentencesOf(error, fallback) : fallback);
    return undefined;
  },
};

const sentencesOf = ({ errors, error }: ApiError, fallback: string) =>
  errors.length > 0 ? errors.join('\n') : (error ?? fallback);

export function CareersTab() {
  return <RowsTab rows={useJobs()} kind={JOBS} />;
}

function JobSummary({ job }: { job: Job }) {
  return (
    <>
      <p>
        {job.position}, {job.location}
      </p>
      <details className={styles.texts}>
        <summary>Description and qualifications</summary>
        <p>{job.fullDescription}</p>
        <p>{job.qualifications}</p>
      </details>
    </>
  );
}
