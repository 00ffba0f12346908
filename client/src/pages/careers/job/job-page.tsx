import { useEffect } from 'react';
import { jobPath, PATHS } from '#shared/catalogue';
import { jobPage, NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import type { Job } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { JobDetails, Permalink } from '#client/components/job/job-details.tsx';
import { Link } from '#client/components/link/link.tsx';
import { ListOr } from '#client/components/list-or/list-or.tsx';
import { Page } from '#client/components/page/page.tsx';
import { Section } from '#client/components/page/section.tsx';
import { useFirm } from '#client/content/content-context.tsx';
import { usePageData } from '#client/content/page-context.tsx';
import { useJobs } from '#client/stores/rows.ts';
import styles from './job-page.module.css';

export function JobPage() {
  const { job, status, load } = useJob(usePageData().page.path.slice(jobPath('').length));
  if (job) return <JobArticle job={job} />;
  if (status === 'loaded') return <NoSuchJob />;
  return (
    <Page>
      <Section>
        <ListOr items={[]} status={status} messages={MESSAGES.careers} onRetry={load}>
          {() => null}
        </ListOr>
      </Section>
    </Page>
  );
}

function JobArticle({ job }: { job: Job }) {
  const page = jobPage(job, useFirm().name);
  return (
    <Page page={page} lead={<AllJobs />}>
      <Section>
        <JobDetails job={job} level={2}>
          <Permalink path={page.path} />
        </JobDetails>
      </Section>
    </Page>
  );
}

function NoSuchJob() {
  return (
    <Page page={NOT_FOUND_PAGE} lead={<strong>{MESSAGES.notFound.body}</strong>}>
      <Section>
        <LinkButton to={PATHS.careers}>{MESSAGES.careers.all}</LinkButton>
        <LinkButton variant="quiet" to={PATHS.home} className={styles.home}>
          {MESSAGES.notFound.home}
        </LinkButton>
      </Section>
    </Page>
  );
}

const AllJobs = () => <Link to={PATHS.careers}>{MESSAGES.careers.all}</Link>;

/** A job from the list, or the one embedded in the page. Without an embedded one, the list is loaded. */
function useJob(id: string) {
  const { items, status, load } = useJobs();
  const { job: served } = usePageData();
  useEffect(() => {
    if (!served) void load();
  }, [served, load]);
  return { job: items.find((job) => job._id === id) ?? served, status, load };
}
