import { useEffect } from 'react';
import { officeDay } from '#shared/office-day';
import { Link } from '#client/components/link/link.tsx';
import { clockText } from '#client/admin/times.ts';
import { useAgenda } from '#client/stores/agenda.ts';
import { useLive } from '#client/stores/live.ts';
import { MEETINGS } from '../../inbox-texts.ts';
import { inboxAddress } from '../../use-inbox-address.ts';
import styles from '../submission.module.css';

/** The other meetings of that day, to avoid double booking. */
export function SameDay({ id, meetingAt }: { id: string; meetingAt: string }) {
  const { items, status, load } = useAgenda();
  const version = useLive((live) => live.version);
  useEffect(() => void load(), [load, version]);
  const day = officeDay(new Date(meetingAt));
  const others = items.filter((one) => one._id !== id && officeDay(new Date(one.meetingAt)) === day);
  if (status !== 'loaded') return null;
  return (
    <section aria-labelledby="same-day-heading" className={styles.box}>
      <h3 id="same-day-heading">Same day</h3>
      {others.length === 0 ? (
        <p className={styles.quiet}>No other meetings.</p>
      ) : (
        <ol className={styles.earlier}>
          {others.map((one) => (
            <li key={one._id}>
              <Link to={inboxAddress({}, one._id)}>
                {clockText(new Date(one.meetingAt))} {one.name}
              </Link>
              <span>
                {one.meetingMinutes} min · {MEETINGS[one.meetingState ?? 'open']}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
