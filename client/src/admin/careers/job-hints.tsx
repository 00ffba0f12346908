import { useState } from 'react';
import type { JobInput } from '#shared/contract';
import { JOB_RULES } from '#shared/listings/row-rules';
import { JobCard } from '#client/components/job/job-card.tsx';
import { ageLimits } from './age-limit.ts';
import styles from './job-hints.module.css';

const FIELDS = Object.keys(JOB_RULES) as (keyof JobInput)[];

/** Lists wording that looks like an age limit. It never prevents saving. */
function AgeWarning({ job }: { job: JobInput }) {
  const found = FIELDS.map((field) => ({ field, limits: ageLimits(job[field] ?? '') })).filter(
    ({ limits }) => limits.length,
  );
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={`notice ${styles.warning}`}>
          <p>Possible age limit:</p>
          <ul>
            {found.map(({ field, limits }) => (
              <li key={field}>
                {JOB_RULES[field].label}: {limits.map((words) => `“${words}”`).join(', ')}
              </li>
            ))}
          </ul>
          <p>
            RA 10911 prohibits age preferences in job ads unless age is a genuine requirement of the job. Ask for skills
            or experience instead.
          </p>
        </div>
      )}
    </div>
  );
}

/** The public job card, rendered from the unsaved text. */
function JobPreview({ job }: { job: JobInput }) {
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const title = job.title.trim() || JOB_RULES.title.label;
  return (
    <details className={styles.preview} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>Preview of the public card</summary>
      {isShown && (
        <ul className={styles.card}>
          <JobCard job={{ ...job, title, _id: '' }} open={isOpen} onToggle={() => setOpen(!isOpen)} isPreview />
        </ul>
      )}
    </details>
  );
}

export function JobHints({ input }: { input: JobInput }) {
  return (
    <>
      <AgeWarning job={input} />
      <JobPreview job={input} />
    </>
  );
}
