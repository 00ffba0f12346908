import { useEffect, useState } from 'react';
import type { Page as CataloguePage } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { JobCard } from '../../components/job/job-card.tsx';
import { ListOr } from '../../components/list-or/list-or.tsx';
import { NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useJobs } from '../../stores/rows.ts';
import styles from './careers-page.module.css';

export function CareersPage({ page }: { page: CataloguePage }) {
  const { items, status, load } = useJobs();
  const [openId, setOpenId] = useState<string>();
  useEffect(() => void load(), [load]);
  return (
    <Page page={page} lead={page.description}>
      <Section>
        <ListOr items={items} status={status} messages={MESSAGES.careers} onRetry={load} className={styles.jobs}>
          {(job) => (
            <JobCard
              key={job._id}
              job={job}
              open={job._id === openId}
              onToggle={() => setOpenId(job._id === openId ? undefined : job._id)}
            />
          )}
        </ListOr>
        <NoScriptList />
      </Section>
    </Page>
  );
}
