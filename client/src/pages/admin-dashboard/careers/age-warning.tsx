import type { JobInput } from '#shared/contract';
import { JOB_RULES } from '#shared/row-rules';
import { ageLimits } from './age-limit.ts';
import styles from './job-hints.module.css';

const FIELDS = Object.keys(JOB_RULES) as (keyof JobInput)[];

/** Lists the words that look like an age limit. It never prevents saving. */
export function AgeWarning({ job }: { job: JobInput }) {
  const found = FIELDS.map((field) => ({ field, limits: ageLimits(job[field] ?? '') })).filter(
    ({ limits }) => limits.length,
  );
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={`notice ${styles.warning}`}>
          <p>This may be an age limit:</p>
          <ul>
            {found.map(({ field, limits }) => (
              <li key={field}>
                {JOB_RULES[field].label}: {limits.map((words) => `“${words}”`).join(', ')}
              </li>
            ))}
          </ul>
          <p>
            RA 10911 forbids job advertisements to prefer or to exclude anybody by age, unless the work itself requires
            it. Ask for the skill or the experience instead.
          </p>
        </div>
      )}
    </div>
  );
}
