import { useEffect, useState } from 'react';
import { MESSAGES } from '#shared/messages';
import { JobCard } from '../../components/job/job-card.tsx';
import { ListOr } from '../../components/list-or/list-or.tsx';
import { NoScript } from '../../components/list-or/no-script-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useServedRows } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { PRERENDERING } from '../../content/prerendering.ts';
import { useJobs } from '../../stores/rows.ts';
import { NoOpenings } from './no-openings.tsx';
import { JobsInHtml } from './jobs-in-html.tsx';
import styles from './careers-page.module.css';

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
