import { useEffect, useState } from 'react';
import { jobPath, PATHS } from '#shared/catalogue';
import { mailboxOf } from '#shared/content/addresses/site';
import { longDate } from '#shared/content/long-date';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { jobBrief, JobCard } from '../../components/job/job-card.tsx';
import { ListOr } from '../../components/list-or/list-or.tsx';
import { NoScript, NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useFirm, useServedRows } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { PRERENDERING } from '../../content/prerendering.ts';
import { useJobs } from '../../stores/rows.ts';
import styles from './careers-page.module.css';

/** Invites resumes while no position is open. */
function NoOpenings() {
  const { address, department } = mailboxOf(useFirm(), 'application');
  return (
    <div className={styles.invitation}>
      <p>You can still send us your resume. Tell us which position you are looking for.</p>
      <LinkButton to={PATHS.apply}>Send your resume</LinkButton>
      <p>
        Questions? {department}: <a href={`mailto:${address}`}>{address}</a>
      </p>
    </div>
  );
}

export function JobsInHtml() {
  const { jobs = [] } = useServedRows();
  return (
    <>
      <NoScriptList rows={jobs} empty={MESSAGES.careers.empty}>
        {(job) => (
          <>
            <a href={jobPath(job._id)}>{job.title}</a>
            <p>{jobBrief(job)}</p>
            {job.closesOn && <p>{MESSAGES.careers.openUntil(longDate(job.closesOn))}</p>}
          </>
        )}
      </NoScriptList>
      {jobs.length === 0 && <NoOpenings />}
    </>
  );
}

export function CareersPage() {
  const { description } = usePageData().page;
  const { items, status, load } = useJobs();
  const { jobs } = useServedRows();
  const [openId, setOpenId] = useState<string>();
  useEffect(() => void load(), [load]);
  return (
    <Page lead={description}>
      <Section>
        <ListOr
          items={items}
          status={status}
          messages={MESSAGES.careers}
          onRetry={load}
          className={styles.jobs}
          instead={<NoOpenings />}
        >
          {(job) => (
            <JobCard
              key={job._id}
              job={job}
              open={job._id === openId}
              onToggle={() => setOpenId(job._id === openId ? undefined : job._id)}
            />
          )}
        </ListOr>
        <NoScript rows={jobs?.length}>{PRERENDERING && <JobsInHtml />}</NoScript>
      </Section>
    </Page>
  );
}
