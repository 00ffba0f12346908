import { useId } from 'react';
import { jobPath } from '#shared/catalogue';
import type { Job } from '#shared/contract';
import styles from './job-card.module.css';
import { JobDetails, Permalink } from './job-details.tsx';
import { loadCleaner } from './job-text.tsx';

/** The place, and the position if the title does not say it. */
export const jobBrief = ({ title, position, location }: Job): string =>
  position === title ? location : `${position}, ${location}`;

interface JobCardProps {
  job: Job;
  open: boolean;
  /** Makes the links inert, because the job is not published yet. */
  isPreview?: boolean;
  onToggle: () => void;
}

/** Loads the sanitizer early. A failure is ignored here and reported when the card is opened. */
const prepare = () => void loadCleaner().catch(() => undefined);

export function JobCard({ job, open, isPreview, onToggle }: JobCardProps) {
  const id = useId();
  return (
    <li className={styles.card} data-open={open}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-describedby={open ? undefined : id}
          onClick={onToggle}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {job.title}
        </button>
      </h2>
      {!open && (
        <p id={id} className={styles.brief}>
          {jobBrief(job)}
        </p>
      )}
      {open && (
        <div id={id} className={styles.panel}>
          <JobDetails job={job} level={3} isPreview={isPreview}>
            <Permalink path={jobPath(job._id)} />
          </JobDetails>
        </div>
      )}
    </li>
  );
}
