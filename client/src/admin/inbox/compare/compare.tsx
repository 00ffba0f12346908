import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { phoneText } from '#shared/text/phone-text';
import type { ApplicationStage, SubmissionDetail } from '#shared/contract';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { FactList } from '#client/components/table/fact-list.tsx';
import { Link } from '#client/components/link/link.tsx';
import type { ListStatus } from '#client/stores/rows.ts';
import { timeText } from '../../times.ts';
import { queryClient, statusOf } from '../../queries/client.ts';
import { putRows, refreshCounts } from '../../queries/inbox.ts';
import { isAbsent } from '../../queries/submission.ts';
import { TEXTS } from '../inbox-texts.ts';
import { telLink } from '../submission/facts/links.ts';
import { DownloadResume } from '../submission/facts/submission-facts.tsx';
import { ResumePreview } from '../submission/resume/resume-preview.tsx';
import { StageButtons } from '../submission/stage/stage-choice.tsx';
import { inboxAddress } from '../hooks/use-inbox-address.ts';
import { LIST_HEADING } from '../hooks/use-inbox-focus.ts';
import styles from './compare.module.css';

const readIfPresent = (id: string) =>
  inboxApi.read(id).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });

const KEY = ['inbox', 'compared'];

/** The requested applications that exist, in the requested order. */
const comparedOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...KEY, ids],
    queryFn: async () => {
      const found = await Promise.all(ids.map(readIfPresent));
      return found.filter((item) => item !== undefined).filter(({ stage }) => stage !== null);
    },
    meta: { failed: 'The applications could not be loaded.' },
  });

const useComparedApplications = (ids: readonly string[]) => useQuery(comparedOf(ids));

async function moveCompared(id: string, stage: ApplicationStage): Promise<void> {
  const changed = await inboxApi.change(id, { stage });
  queryClient.setQueriesData<SubmissionDetail[]>({ queryKey: KEY }, (items) =>
    items?.map((item) => (item._id === id ? changed : item)),
  );
  putRows(changed);
  refreshCounts();
}

function ComparedApplication({ application }: { application: SubmissionDetail }) {
  const { _id, name, reference, position, email, phone, createdAt, note, resume, stage } = application;
  const heading = `compared-${_id}`;
  return (
    <article aria-labelledby={heading} className={styles.application}>
      <h3 id={heading}>
        <Link to={inboxAddress({ view: 'applications' }, _id)}>{name}</Link>
      </h3>
      {resume && (
        <ResumePreview submission={application} resume={resume}>
          <DownloadResume id={_id} />
        </ResumePreview>
      )}
      {stage !== null && <StageButtons submission={application} stage={stage} move={moveCompared} />}
      <FactList
        className={styles.facts}
        facts={[
          { label: 'Position', value: position ?? '—' },
          { label: 'Contact number', value: phone ? <a href={telLink(phone)}>{phoneText(phone)}</a> : '—' },
          { label: 'Email', value: email ? <a href={`mailto:${email}`}>{email}</a> : '—' },
          { label: 'Received', value: <time dateTime={createdAt}>{timeText(createdAt)}</time> },
          { label: 'Private note', value: note || '—' },
          { label: 'Reference', value: reference },
        ]}
      />
    </article>
  );
}

/** Two or three applications side by side, to be swiped through on narrow screens. */
export function Compare({ ids }: { ids: string[] }) {
  const compared = useComparedApplications(ids);
  const { data: items = [] } = compared;
  const status = statusOf(compared);
  const isOpened = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (isOpened) document.getElementById(LIST_HEADING)?.focus(); // the followed link has disappeared
  }, [isOpened]);
  return (
    <section aria-labelledby={LIST_HEADING} className={styles.compare}>
      <div className={styles.head}>
        <h2 id={LIST_HEADING} tabIndex={-1}>
          Compare applications
        </h2>
        <LinkButton variant="quiet" to={inboxAddress({ view: 'applications' })}>
          Back to applicants
        </LinkButton>
      </div>
      <CompareStatus status={status} missing={ids.length - items.length} />
      {status === 'failed' && (
        <Button variant="quiet" onClick={() => void compared.refetch()}>
          Retry
        </Button>
      )}
      {items.some(({ resume }) => resume) && <p className={styles.quiet}>{TEXTS.logged}</p>}
      <div className={styles.columns} data-sideways>
        {items.map((application) => (
          <ComparedApplication key={application._id} application={application} />
        ))}
      </div>
    </section>
  );
}

function CompareStatus({ status, missing }: { status: ListStatus; missing: number }) {
  const absent = missing === 0 ? '' : TEXTS.compare.absent;
  const text = { idle: TEXTS.compare.loading, loading: TEXTS.compare.loading, failed: TEXTS.failed, loaded: absent };
  return <p role="status">{text[status]}</p>;
}
