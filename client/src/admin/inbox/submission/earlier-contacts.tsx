import { useEffect, useState } from 'react';
import type { SubmissionDetail, SubmissionSummary } from '#shared/contract';
import { isUnauthorized } from '#client/api/http.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { logFailure } from '#client/api/log.ts';
import { Link } from '#client/components/link/link.tsx';
import { timeText } from '../../times.ts';
import { KINDS, stateText } from '../inbox-texts.ts';
import { inboxAddress } from '../hooks/use-inbox-address.ts';
import styles from './submission.module.css';

/** Maximum number shown. */
const MAX = 10;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Earlier submissions from the same email address, newest first. */
export function EarlierContacts({ submission: { _id, email, createdAt } }: { submission: SubmissionDetail }) {
  const [earlier, setEarlier] = useState<SubmissionSummary[]>([]);
  useEffect(() => {
    inboxApi.pages({ search: email }, 1).then(
      ({ items }) =>
        setEarlier(items.filter((row) => row._id !== _id && isSame(row.email, email) && row.createdAt < createdAt)),
      (error: unknown) => {
        if (!isUnauthorized(error)) logFailure('The earlier contacts could not be loaded.', error);
      },
    );
  }, [_id, email, createdAt]);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-heading" className={styles.box}>
      <h3 id="earlier-heading">Earlier contacts</h3>
      <ol className={styles.earlier}>
        {earlier.slice(0, MAX).map((row) => (
          <li key={row._id}>
            <Link to={inboxAddress({}, row._id)}>
              {KINDS[row.kind]}
              {row.subject && `: ${row.subject}`}
            </Link>
            <span>
              {timeText(row.createdAt)} · {stateText(row)}
            </span>
            {row.excerpt && <span className={styles.excerpt}>{row.excerpt}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
