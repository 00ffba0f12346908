import { longDate } from '#shared/content/long-date';
import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { ROW_MESSAGES } from '#shared/row-messages';
import { JOB_RULES } from '#shared/row-rules';
import { ApiError } from '#client/api/http.ts';
import styles from '../admin-dashboard-page.module.css';
import { JobHints } from './job-hints.tsx';
import type { RowKind } from '../rows/row-kind.ts';
import { RowList } from '../rows/row-list.tsx';
import { RowsTab } from '../rows/rows-tab.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useJobLists } from './use-job-lists.ts';
import { useReopening } from './use-reopening.ts';

const JOBS: RowKind<Job, JobInput> = {
  list: ENDPOINTS.jobs,
  rules: JOB_RULES,
  types: { closesOn: 'date' },
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
  const { open, closed } = useJobLists();
  const { duplicate, copies } = useDuplicate();
  const reopen = useReopening(closed);
  const listed = { ...JOBS, tools: [duplicate] };
  const ended = { ...JOBS, tools: [reopen, duplicate] };
  return (
    <RowsTab rows={open} kind={listed} filled={copies}>
      {closed.items.length > 0 && <RowList rows={closed} kind={ended} heading={ROW_MESSAGES.jobs.closedHeading} />}
    </RowsTab>
  );
}

function JobSummary({ job }: { job: Job }) {
  return (
    <>
      <p>
        {job.position}, {job.location}
      </p>
      {job.closesOn && (
        <p>
          {JOB_RULES.closesOn.label}: {longDate(job.closesOn)}
        </p>
      )}
      <details className={styles.texts}>
        <summary>Description and qualifications</summary>
        <p>{job.fullDescription}</p>
        <p>{job.qualifications}</p>
      </details>
    </>
  );
}
