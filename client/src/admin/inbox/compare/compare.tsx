import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { SubmissionDetail } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { FactList } from '#client/components/fact-list/fact-list.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useComparedApplications } from '#client/stores/inbox/compared.ts';
import { useLive } from '#client/stores/inbox/live.ts';
import { timeText } from '../../times.ts';
import { STATES, TEXTS } from '../inbox-texts.ts';
import { ResumePreview } from '../submission/resume/resume-preview.tsx';
import { StageButtons } from '../submission/stage/stage-choice.tsx';
import { inboxAddress } from '../hooks/use-inbox-address.ts';
import { LIST_HEADING } from '../hooks/use-inbox-focus.ts';
import styles from './compare.module.css';

function ComparedApplication({ application }: { application: SubmissionDetail }) {
  const { _id, name, reference, position, email, phone, createdAt, state, note, resume, stage } = application;
  const move = useComparedApplications((compared) => compared.move);
  const heading = `compared-${_id}`;
  return (
    <article aria-labelledby={heading} className={styles.application}>
      <h3 id={heading}>
        <Link to={inboxAddress({ view: 'applications' }, _id)}>{name}</Link>
      </h3>
      {stage !== null && <StageButtons submission={application} stage={stage} move={move} />}
      <FactList
        className={styles.facts}
        facts={[
          { label: 'Position', value: position ?? '—' },
          { label: 'Contact number', value: phone || '—' },
          { label: 'Email', value: email || '—' },
          { label: 'Received (Manila time)', value: <time dateTime={createdAt}>{timeText(createdAt)}</time> },
          { label: 'State', value: STATES[state] },
          { label: 'Private note', value: note || '—' },
          { label: 'Reference', value: reference },
        ]}
      />
      {resume && <ResumePreview submission={application} resume={resume} />}
    </article>
  );
}

/** Two or three applications side by side, or stacked on narrow screens. */
export function Compare({ ids }: { ids: string[] }) {
  const { items, status, load } = useComparedApplications();
  const version = useLive((live) => live.version);
  const wanted = ids.join();
  const isOpened = useNavigationType() === NavigationType.Push;
  useEffect(() => void load(wanted.split(',')), [load, wanted, version]);
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
          Back to the applications
        </LinkButton>
      </div>
      <CompareStatus missing={ids.length - items.length} />
      {status === 'failed' && (
        <Button variant="quiet" onClick={() => void load(ids)}>
          Retry
        </Button>
      )}
      <div className={styles.columns}>
        {items.map((application) => (
          <ComparedApplication key={application._id} application={application} />
        ))}
      </div>
    </section>
  );
}

function CompareStatus({ missing }: { missing: number }) {
  const status = useComparedApplications((compared) => compared.status);
  const absent = missing === 0 ? '' : TEXTS.compare.absent;
  const text = { idle: TEXTS.compare.loading, loading: TEXTS.compare.loading, failed: TEXTS.failed, loaded: absent };
  return <p role="status">{text[status]}</p>;
}
