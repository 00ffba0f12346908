import type { JobInput } from '#shared/contract';
import { JOB_RULES } from '#shared/row-rules';
import { ageLimits } from './age-limit.ts';
import styles from './job-hints.module.css';

const FIELDS = Object.keys(JOB_RULES) as (keyof JobInput)[];

/** Lists wording that looks like an age limit. It never prevents saving. */
export function AgeWarning({ job }: { job: JobInput }) {
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
