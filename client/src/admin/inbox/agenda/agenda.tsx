import { type ReactNode, useId, useState } from 'react';
import { phoneText } from '#shared/text/phone-text';
import type { AgendaMeeting, SubmissionFilter } from '#shared/contract';
import { officeDay } from '#shared/meetings/office-day';
import { Button } from '#client/components/button/button.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useAgenda, usePastMeetings } from '../../queries/agenda.ts';
import { statusOf } from '../../queries/client.ts';
import { MeetingBadge } from '../badges.tsx';
import { meetingShown, TEXTS } from '../inbox-texts.ts';
import { shortTimeText } from '../../times.ts';
import { telLink } from '../submission/facts/links.ts';
import { inboxAddress } from '../hooks/use-inbox-address.ts';
import { LIST_HEADING, rowLinkId } from '../hooks/use-inbox-focus.ts';
import { clashesOf, type Day, dayName, daysOf, endOf, spanText, takesPlace } from './days.ts';
import styles from './agenda.module.css';

interface MeetingGroupProps extends AgendaProps {
  heading: string;
  meetings: readonly AgendaMeeting[];
  now: Date;
  isToday?: boolean;
  /** Whether the heading says the state of all its meetings: each shows its day in place of it. */
  isMissed?: boolean;
}

/** More missed requests than this are folded, so that today's meetings stay in sight. */
const MAX_MISSED_UNFOLDED = 3;

function MeetingGroup({ heading, meetings, filter, openId, isToday = false, ...row }: MeetingGroupProps) {
  const id = useId();
  const over = isToday ? meetings.filter((meeting) => endOf(meeting) <= row.now) : [];
  const others = meetings.filter((meeting) => !over.includes(meeting));
  const rows = (some: readonly AgendaMeeting[]) => (
    <ul>
      {some.map((meeting) => (
        <MeetingRow
          key={meeting._id}
          meeting={meeting}
          clashes={takesPlace(meeting) && !row.isMissed ? clashesOf(meeting, meetings) : []}
          filter={filter}
          isOpen={meeting._id === openId}
          {...row}
        />
      ))}
    </ul>
  );
  const folded = (summary: ReactNode, some: readonly AgendaMeeting[]) => (
    <details className={styles.past} open={some.some(({ _id }) => _id === openId) || undefined}>
      <summary>{summary}</summary>
      {rows(some)}
    </details>
  );
  const isFolded = row.isMissed && meetings.length > MAX_MISSED_UNFOLDED;
  const title = <h3 id={id}>{isFolded ? `${heading} (${meetings.length})` : heading}</h3>;
  return (
    <section aria-labelledby={id} className={styles.day} data-today={isToday || undefined}>
      {isFolded ? folded(title, meetings) : title}
      {over.length > 0 && folded(`Earlier today (${over.length})`, over)}
      {!isFolded && others.length > 0 && rows(others)}
    </section>
  );
}

interface AgendaDayProps extends AgendaProps {
  day: Day;
  now: Date;
}

function AgendaDay({ day: { date, meetings }, now, ...shown }: AgendaDayProps) {
  const today = officeDay(now);
  const heading = dayName(date, today);
  return <MeetingGroup heading={heading} meetings={meetings} isToday={date === today} now={now} {...shown} />;
}

interface MeetingRowProps {
  meeting: AgendaMeeting;
  /** The meetings that it overlaps. */
  clashes: readonly AgendaMeeting[];
  filter: SubmissionFilter;
  isOpen: boolean;
  now: Date;
  isMissed?: boolean;
}

/** CSS extends the link over the whole row. */
function MeetingRow({ meeting, clashes, filter, isOpen, now, isMissed = false }: MeetingRowProps) {
  const { _id, name, service, phone, place, meetingAt } = meeting;
  const tel = telLink(phone);
  return (
    <li className={styles.meeting} data-open={isOpen || undefined}>
      <p className={styles.time}>
        <time dateTime={meetingAt}>{isMissed ? shortTimeText(meetingAt, now) : spanText(meeting)}</time>
      </p>
      {!isMissed && <MeetingBadge state={meetingShown(meeting, now)} />}
      {clashes.length > 0 && (
        <p className={styles.clash}>
          Overlaps {clashes[0].name}
          {clashes.length > 1 && ` and ${clashes.length - 1} more`}
        </p>
      )}
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
        {tel ? <a href={tel}>{phoneText(phone)}</a> : <span>{phone}</span>}
        {place && <span>{place}</span>}
      </p>
    </li>
  );
}

interface AgendaProps {
  filter: SubmissionFilter;
  /** The submission open in the reading pane. */
  openId?: string;
}

/** Meetings by day from today on; those of the past year are folded. */
export function Agenda({ filter, openId }: AgendaProps) {
  const now = useNow();
  const today = officeDay(now);
  const agenda = useAgenda(today);
  const { items = [], complete = true } = agenda.data ?? {};
  const days = daysOf(items);
  const coming = days.filter(({ date }) => date >= today);
  const lastWeek = days.filter(({ date }) => date < today).flatMap(({ meetings }) => meetings);
  const missed = lastWeek.filter((meeting) => meetingShown(meeting, now) === 'past' && meeting.state !== 'handled');
  const shown = { now, filter, openId };
  return (
    <section aria-labelledby={LIST_HEADING} className={styles.agenda}>
      <AgendaStatus agenda={agenda} empty={coming.length === 0 && TEXTS.agenda.empty} />
      {missed.length > 0 && <MeetingGroup heading="Past, not confirmed" meetings={missed} isMissed {...shown} />}
      {coming.map((day) => (
        <AgendaDay key={day.date} day={day} {...shown} />
      ))}
      {!complete && <p>{TEXTS.agenda.cut}</p>}
      <PastMeetings {...shown} />
    </section>
  );
}

/** The last one first. Loaded when it is first opened. */
function PastMeetings(shown: AgendaProps & { now: Date }) {
  const [isOpen, setOpen] = useState(false);
  const past = usePastMeetings(officeDay(shown.now), isOpen);
  const days = daysOf(past.data?.items.toReversed() ?? []);
  return (
    <details className={styles.past} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Past meetings</summary>
      {isOpen && <AgendaStatus agenda={past} empty={days.length === 0 && TEXTS.agenda.noPast} />}
      {days.map((day) => (
        <AgendaDay key={day.date} day={day} {...shown} />
      ))}
      {past.data?.complete === false && <p>{TEXTS.agenda.pastCut}</p>}
    </details>
  );
}

interface AgendaStatusProps {
  agenda: ReturnType<typeof useAgenda>;
  /** Shown instead of an empty list. */
  empty: string | false;
}

function AgendaStatus({ agenda, empty }: AgendaStatusProps) {
  const status = statusOf(agenda);
  const text = { idle: TEXTS.agenda.loading, loading: TEXTS.agenda.loading, failed: TEXTS.failed, loaded: '' }[status];
  const retry = () => {
    document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
    void agenda.refetch();
  };
  return (
    <>
      <p role="status">{text || empty}</p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
    </>
  );
}
