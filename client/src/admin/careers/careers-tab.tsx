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
import { JobTextField } from './text/job-text-field.tsx';
import { JOB_NOTATION } from './text/job-texts.ts';
import { withoutMarks } from './text/job-notation.ts';
import { useClosing } from './use-closing.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useJobLists } from './use-job-lists.ts';

const JOBS: RowKind<Job, JobInput> = {
  list: ENDPOINTS.jobs,
  rules: JOB_RULES,
  notation: JOB_NOTATION,
  TextControl: JobTextField,
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
  const { close, reopen } = useClosing(open, closed);
  const listed = { ...JOBS, tools: [close, duplicate] };
  const ended = { ...JOBS, tools: [reopen, duplicate] };
  return (
    <RowsTab rows={open} kind={listed} filled={copies}>
      {closed.items.length > 0 && <RowList rows={closed} kind={ended} heading={ROW_MESSAGES.jobs.closedHeading} />}
    </RowsTab>
  );
}

function JobSummary({ job }: { job: Job }) {
  const { fullDescription, qualifications } = JOB_NOTATION.shown(job);
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
        <p>{withoutMarks(fullDescription)}</p>
        <p>{withoutMarks(qualifications)}</p>
      </details>
    </>
  );
}
