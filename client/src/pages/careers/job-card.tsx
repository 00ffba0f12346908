import { useId } from 'react';
import { jobPath } from '../../../../shared/catalogue.ts';
import type { Job } from '../../../../shared/contract.ts';
import { loadCleaner } from '../../components/job/job-text.tsx';
import { JobDetails } from '../../components/job/job-details.tsx';
import { Permalink } from '../../components/job/permalink.tsx';
import styles from './careers-page.module.css';

interface JobCardProps {
  job: Job;
  open: boolean;
  onToggle: () => void;
}

/** Whoever is about to open it will soon need it; opening it will tell when it cannot be fetched. */
const prepare = () => void loadCleaner().catch(() => undefined);

export function JobCard({ job, open, onToggle }: JobCardProps) {
  const id = useId();
  return (
    <li className={styles.card} data-open={open}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {job.title}
        </button>
      </h2>
      {open && (
        <div id={id} className={styles.panel}>
          <JobDetails job={job} level={3}>
            <Permalink path={jobPath(job._id)} />
          </JobDetails>
        </div>
      )}
    </li>
  );
}
