import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { Link } from '#client/components/link/link.tsx';
import styles from './submission-row.module.css';
import { MailBadge, StateBadge } from '../badges.tsx';
import { KINDS } from '../texts.ts';
import { timeText } from '../../times.ts';
import { inboxAddress } from '../use-inbox-address.ts';
import { rowLinkId } from '../use-inbox-focus.ts';

/** CSS extends the link over the whole row. */
export function SubmissionRow({ row, filter }: { row: SubmissionSummary; filter: SubmissionFilter }) {
  const isMoved = row.spam !== Boolean(filter.spam);
  return (
    <li className={styles.row} data-state={row.state}>
      <div className={styles.who}>
        <Link id={rowLinkId(row._id)} to={inboxAddress(filter, row._id)} className={styles.name}>
          {row.name}
        </Link>
        <p>{KINDS[row.kind]}</p>
      </div>
      <div className={styles.what}>
        <p>{row.subject ?? '—'}</p>
        <p>{row.reference}</p>
      </div>
      <div className={styles.how}>
        <StateBadge state={row.state} />
        <MailBadge mail={row.mail} />
        {isMoved && <span className={styles.moved}>{row.spam ? 'Marked as spam' : 'Not spam'}</span>}
      </div>
      <time dateTime={row.createdAt} className={styles.when}>
        {timeText(row.createdAt)}
      </time>
    </li>
  );
}
