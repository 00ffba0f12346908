import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import type { Job } from '#shared/contract';
import { longDate } from '#shared/content/long-date';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../button/link-button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import styles from './job-details.module.css';
import { JobText } from './job-text.tsx';

interface JobDetailsProps {
  job: Job;
  level: 2 | 3;
  isPreview?: boolean;
  /** Shown below APPLY. */
  children?: ReactNode;
}

/** A job without its title. APPLY passes the job as navigation state and, for new tabs, in the query. */
export function JobDetails({ job, level, isPreview, children }: JobDetailsProps) {
  return (
    <div className={styles.box}>
      <div className={styles.details}>
        <dl className={styles.facts}>
          <dt>Position</dt>
          <dd>{job.position}</dd>
          <dt>Location</dt>
          <dd>{job.location}</dd>
        </dl>
        <div className={styles.texts}>
          <Text level={level} heading="Job Description" text={job.fullDescription} />
          <Text level={level} heading="Qualifications" text={job.qualifications} />
        </div>
        <div className={styles.actions} inert={isPreview}>
          {job.closesOn && <p>{MESSAGES.careers.openUntil(longDate(job.closesOn))}</p>}
          <LinkButton
            to={`${PATHS.apply}?job=${job._id}`}
            state={{ jobTitle: job.title, jobPosition: job.position }}
            className={styles.apply}
          >
            {MESSAGES.careers.apply}
          </LinkButton>
          {children}
        </div>
      </div>
    </div>
  );
}

function Text({ level, heading, text }: { level: 2 | 3; heading: string; text: string }) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      <JobText text={text} />
    </section>
  );
}

/** A link to the job's own page, and a button to copy its address. */
export function Permalink({ path }: { path: string }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.permalink}>
      {path !== pathname && (
        <LinkButton variant="quiet" to={path}>
          View job
        </LinkButton>
      )}
      <CopyButton text={() => location.origin + path} copied="Link copied.">
        Copy link
      </CopyButton>
    </div>
  );
}
