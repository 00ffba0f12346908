import { useId } from 'react';
import type { AgendaMeeting } from '#shared/contract';
import { officeDay } from '#shared/meetings/office-day';
import { useNow } from '#client/admin/hooks/use-now.ts';
import { useAgenda } from '#client/admin/queries/agenda.ts';
import { clockText } from '#client/admin/times.ts';
import { Link } from '#client/components/link/link.tsx';
import { clashesOf, dayName } from '../../agenda/days.ts';
import { inboxAddress } from '../../hooks/use-inbox-address.ts';
import { MEETINGS, meetingShown } from '../../inbox-texts.ts';
import styles from '../submission.module.css';

/** More are folded, because the record goes on below them. */
const MAX_UNFOLDED = 2;

const nameAndTime = ({ name, meetingAt }: AgendaMeeting) => `${name}, ${clockText(new Date(meetingAt))}`;

/** Warns of a meeting that the office has promised, or else of other requests for the same time. */
function clashText(clashes: readonly AgendaMeeting[], promised?: AgendaMeeting): string {
  if (promised) return `You already have a meeting at this time: ${nameAndTime(promised)}.`;
  const which = clashes.length === 1 ? 'is another request' : `are ${clashes.length} other requests`;
  return `There ${which} at this time: ${clashes.map(nameAndTime).join('; ')}.`;
}

interface DayMeetingsProps {
  /** The submission whose own meeting is left out. */
  id: string;
  at: Date;
  minutes: number;
  /** Whether the list is folded below its heading, because a letter follows. */
  folded?: boolean;
}

/** The other meetings of a day, and the first that overlaps: one that the office has promised, else another request. */
export function DayMeetings({ id, at, minutes, folded = false }: DayMeetingsProps) {
  const { data } = useAgenda();
  const now = useNow();
  const headingId = useId();
  const day = officeDay(at);
  const others = data?.items.filter((one) => one._id !== id && officeDay(new Date(one.meetingAt)) === day);
  if (!others) return null;
  const own = { meetingAt: at.toISOString(), meetingMinutes: minutes };
  const clashes = clashesOf(own, others);
  const promised = clashes.find(({ meetingState }) => meetingState === 'confirmed' || meetingState === 'proposed');
  const isFolded = others.length > (folded ? 0 : MAX_UNFOLDED);
  const name = (
    <>
      Other meetings: <span className={styles.day}>{dayName(day, officeDay(now))}</span>
    </>
  );
  const list =
    others.length === 0 ? (
      <p className={styles.quiet}>None.</p>
    ) : (
      <ol className={styles.earlier}>
        {others.map((one) => (
          <li key={one._id}>
            <Link to={inboxAddress({}, one._id)}>
              {clockText(new Date(one.meetingAt))} {one.name}
            </Link>
            <span>
              {one.meetingMinutes} minutes · {MEETINGS[meetingShown(one, now)]}
            </span>
          </li>
        ))}
      </ol>
    );
  return (
    <section aria-labelledby={headingId} className={styles.box}>
      {!isFolded && <h4 id={headingId}>{name}</h4>}
      <p role="status" className={clashes.length > 0 ? 'notice' : undefined}>
        {clashes.length > 0 && clashText(clashes, promised)}
      </p>
      {isFolded ? (
        <details className={styles.rare}>
          <summary>
            <span id={headingId}>{name}</span> ({others.length})
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}
