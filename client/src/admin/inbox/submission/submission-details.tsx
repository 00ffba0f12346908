import type { MailState, SubmissionDetail } from '#shared/contract';
import { officeDay } from '#shared/meetings/office-day';
import { clockText } from '#client/admin/times.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { Link } from '#client/components/link/link.tsx';
import { useMay } from '#client/stores/rights.ts';
import { useIsMailOff } from '#client/stores/session.ts';
import { useToasts } from '#client/stores/toast.ts';
import { ActionButton } from '../../action-button.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useAgenda } from '../../queries/agenda.ts';
import { refreshSubmission } from '../../queries/submission.ts';
import { Assignee } from '../assignee/assignee.tsx';
import { MailBadge, StateBadge } from '../badges.tsx';
import { MEETINGS, meetingShown, SPAM_SIGNS } from '../inbox-texts.ts';
import { PersonalData } from '../personal-data/personal-data.tsx';
import { inboxAddress } from '../hooks/use-inbox-address.ts';
import type { Removal } from '../hooks/use-removal.ts';
import { EarlierContacts } from './earlier-contacts.tsx';
import { AskedFacts, ContactFacts, KnownFacts, ReceivedFacts } from './facts/submission-facts.tsx';
import { MeetingBox } from './meeting/meeting-box.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyBox } from './reply/reply-box.tsx';
import { ResumePreview } from './resume/resume-preview.tsx';
import { Snooze } from './snooze.tsx';
import { StageChoice } from './stage/stage-choice.tsx';
import { useIsStacked } from './use-is-stacked.ts';
import styles from './submission.module.css';

/** The other meetings of that day, to avoid double booking. */
function SameDay({ id, meetingAt }: { id: string; meetingAt: string }) {
  const { data } = useAgenda();
  const now = useNow();
  const day = officeDay(new Date(meetingAt));
  const others = data?.items.filter((one) => one._id !== id && officeDay(new Date(one.meetingAt)) === day);
  if (!others) return null;
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
                {one.meetingMinutes} minutes · {MEETINGS[meetingShown(one, now)]}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Mail states that offer Send now. */
const WAITING: MailState[] = ['queued', 'failed'];

interface SubmissionDetailsProps {
  submission: SubmissionDetail;
  removal: Removal;
}

/** The message and reply, with the office's actions beside them. */
export function SubmissionDetails({ submission, removal }: SubmissionDetailsProps) {
  const isOwner = useMay('owner');
  const { isStacked, columns } = useIsStacked();
  const canResend = !useIsMailOff() && WAITING.includes(submission.mail);
  return (
    <>
      <div className={styles.top}>
        <ReceivedFacts submission={submission} />
        <ContactFacts submission={submission} />
        <div className={styles.marks}>
          <p role="status" className={styles.marks}>
            <StateBadge submission={submission} />
            <MailBadge mail={submission.mail} />
          </p>
          {canResend && <ResendMail id={submission._id} />}
        </div>
      </div>
      <div ref={columns} className={styles.columns}>
        <div className={styles.main}>
          <SpamNotice submission={submission} />
          <AskedFacts submission={submission} />
          {submission.resume && <ResumePreview submission={submission} resume={submission.resume} />}
          {isStacked && <StageAndMeeting submission={submission} />}
          <ReplyBox submission={submission} />
        </div>
        <div className={styles.aside}>
          <Snooze submission={submission} />
          <Assignee submission={submission} />
          {!isStacked && <StageAndMeeting submission={submission} />}
          {submission.ordinal > 1 && <EarlierContacts key={`${submission._id} earlier`} submission={submission} />}
          <NoteForm key={submission._id} submission={submission} />
          <KnownFacts submission={submission} />
          {isOwner && submission.email && <PersonalData email={submission.email} erase={removal.erase} />}
        </div>
      </div>
    </>
  );
}

/** What the office decides about a submission: beside the reply, or above it. */
function StageAndMeeting({ submission }: { submission: SubmissionDetail }) {
  const { _id, kind, stage, meetingAt, spam } = submission;
  return (
    <>
      {stage !== null && (
        <section aria-labelledby="stage-heading" className={styles.box}>
          <h3 id="stage-heading">Stage</h3>
          <StageChoice submission={submission} stage={stage} />
        </section>
      )}
      {kind === 'quote' && !spam && <MeetingBox key={`${_id} meeting`} submission={submission} />}
      {meetingAt !== null && !spam && <SameDay id={_id} meetingAt={meetingAt} />}
    </>
  );
}

/** Sends queued mail at once, and retries failed mail. */
function ResendMail({ id }: { id: string }) {
  const showToast = useToasts((toasts) => toasts.show);
  const resend = async () => {
    await inboxApi.resendMail(id);
    await refreshSubmission();
    showToast('Sending. The status updates here.');
  };
  return (
    <ActionButton variant="quiet" action={resend} failed="The mail could not be sent.">
      Send now
    </ActionButton>
  );
}

/** Why a submission is suspected to be spam, or which signs were found in one that is not. */
function SpamNotice({ submission: { spam, spamReasons } }: { submission: SubmissionDetail }) {
  if (!spam && spamReasons.length === 0) return null;
  return (
    <div className={`notice ${styles.spam}`}>
      <p>{headOf(spam, spamReasons.length)}</p>
      {spamReasons.length > 0 && (
        <ul>
          {spamReasons.map((reason) => (
            <li key={reason}>{SPAM_SIGNS[reason]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function headOf(spam: boolean, signs: number): string {
  if (!spam) return 'Not marked as spam, but one signal was found:';
  return signs > 0 ? 'Suspected spam:' : 'Marked as spam manually.';
}
