import { useState } from 'react';
import type { JobInput } from '#shared/contract';
import { JOB_RULES } from '#shared/row-rules';
import { JobCard } from '#client/components/job/job-card.tsx';
import styles from './job-hints.module.css';

/** The public job card, rendered from the unsaved text. */
export function JobPreview({ job }: { job: JobInput }) {
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
