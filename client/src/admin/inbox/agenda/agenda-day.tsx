import { useId } from 'react';
import type { AgendaMeeting, SubmissionFilter } from '#shared/contract';
import { Link } from '#client/components/link/link.tsx';
import { MeetingBadge } from '../badges.tsx';
import { telLink } from '../submission/facts/links.ts';
import { inboxAddress } from '../use-inbox-address.ts';
import { rowLinkId } from '../use-inbox-focus.ts';
import styles from './agenda.module.css';
import { type Day, dayName, spanText } from './days.ts';

interface AgendaDayProps {
  day: Day;
  /** ISO date. */
  today: string;
  filter: SubmissionFilter;
  openId?: string;
}

export function AgendaDay({ day: { date, meetings }, today, filter, openId }: AgendaDayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.day} data-today={date === today || undefined}>
      <h3 id={id}>{dayName(date, today)}</h3>
      <ul>
        {meetings.map((meeting) => (
          <MeetingRow key={meeting._id} meeting={meeting} filter={filter} isOpen={meeting._id === openId} />
        ))}
      </ul>
    </section>
  );
}

interface MeetingRowProps {
  meeting: AgendaMeeting;
  filter: SubmissionFilter;
  isOpen: boolean;
}

/** CSS extends the link over the whole row. */
function MeetingRow({ meeting, filter, isOpen }: MeetingRowProps) {
  const { _id, name, service, phone, place, meetingAt, meetingState } = meeting;
  const tel = telLink(phone);
  return (
    <li className={styles.meeting} data-open={isOpen || undefined}>
      <time dateTime={meetingAt} className={styles.time}>
        {spanText(meeting)}
      </time>
      <MeetingBadge state={meetingState} />
      <p className={styles.who}>
        <Link
          id={rowLinkId(_id)}
          to={inboxAddress(filter, _id)}
          className={styles.name}
          aria-current={isOpen || undefined}
        >
          {name}
        </Link>
        {service && <span>{service}</span>}
      </p>
      <p className={styles.where}>
        {tel ? <a href={tel}>{phone}</a> : <span>{phone}</span>}
        {place && <span>{place}</span>}
      </p>
    </li>
  );
}
