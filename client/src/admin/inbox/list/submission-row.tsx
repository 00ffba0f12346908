import { phoneText } from '#shared/text/phone-text';
import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { Link } from '#client/components/link/link.tsx';
import { shortTimeText } from '../../times.ts';
import { SelectBox } from '../bulk/select-box.tsx';
import { meetingShown, SHORT_KINDS, SHORT_MEETINGS, STATES } from '../inbox-texts.ts';
import { telLink } from '../submission/facts/links.ts';
import { inboxAddress, tabView } from '../hooks/use-inbox-address.ts';
import { rowLinkId } from '../hooks/use-inbox-focus.ts';
import { Age, AssigneePill, RowSigns } from './row-signs.tsx';
import styles from './submission-row.module.css';

interface SubmissionRowProps {
  row: SubmissionSummary;
  filter: SubmissionFilter;
  /** Whether it is open in the reading pane. */
  isOpen: boolean;
  now: Date;
}

/** Such as `Confirmed: Mar 3, 2:30 PM`; the state comes first, because narrow rows are cut. */
const meetingText = (row: SubmissionSummary, meetingAt: string, now: Date): string =>
  `${SHORT_MEETINGS[meetingShown(row, now)]}: ${shortTimeText(meetingAt, now)}`;

/** The meeting and the subject, or the subject and the start of the message. */
function aboutOf(row: SubmissionSummary, now: Date): string {
  const { subject, meetingAt, excerpt } = row;
  const parts = meetingAt ? [meetingText(row, meetingAt, now), subject] : [subject, excerpt];
  return parts.filter(Boolean).join(' · ') || 'No message';
}

/** CSS extends the link over the whole row. */
export function SubmissionRow({ row, filter, isOpen, now }: SubmissionRowProps) {
  const tel = telLink(row.phone);
  return (
    <li className={styles.row} data-state={row.state} data-open={isOpen || undefined}>
      <SelectBox row={row} filter={filter} />
      <div className={styles.line}>
        <Link
          id={rowLinkId(row._id)}
          to={inboxAddress(filter, row._id)}
          className={styles.name}
          aria-current={isOpen || undefined}
        >
          {row.name}
        </Link>
        {!tabView(filter) && !filter.kind && <span className={styles.kind}>{SHORT_KINDS[row.kind]}</span>}
        <p className={styles.signs}>
          <span className={row.state === 'handled' ? styles.sign : 'visually-hidden'}>{STATES[row.state]}</span>
          <RowSigns row={row} filter={filter} now={now} />
        </p>
        <AssigneePill row={row} />
        <Age row={row} now={now} />
      </div>
      <div className={styles.line}>
        <p className={styles.about}>{aboutOf(row, now)}</p>
        {tel && (
          <a href={tel} className={styles.phone}>
            {phoneText(row.phone)}
          </a>
        )}
      </div>
    </li>
  );
}
