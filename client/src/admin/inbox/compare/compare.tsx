import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { useComparedApplications } from '#client/stores/compared.ts';
import { useLive } from '#client/stores/live.ts';
import { TEXTS } from '../inbox-texts.ts';
import { inboxAddress } from '../use-inbox-address.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import { ComparedApplication } from './compared-application.tsx';
import styles from './compare.module.css';

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
