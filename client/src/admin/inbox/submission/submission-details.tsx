import type { MailState, SubmissionDetail } from '#shared/contract';
import { useMay } from '#client/stores/rights.ts';
import { inboxApi } from '#client/api/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { useHasMail } from '#client/stores/session.ts';
import { useToasts } from '#client/stores/toast.ts';
import { Assignee } from '../assignee/assignee.tsx';
import { MailBadge, StateBadge } from '../badges.tsx';
import { PersonalData } from '../personal-data/personal-data.tsx';
import type { Removal } from '../use-removal.ts';
import { SPAM_SIGNS, TEXTS } from '../inbox-texts.ts';
import { ActionButton } from '../../action-button.tsx';
import { NoteForm } from './note-form.tsx';
import { MeetingBox } from './meeting/meeting-box.tsx';
import { SameDay } from './meeting/same-day.tsx';
import { ReplyBox } from './reply/reply-box.tsx';
import { ResumePreview } from './resume/resume-preview.tsx';
import { Snooze } from './snooze.tsx';
import { StageChoice } from './stage/stage-choice.tsx';
import { EarlierContacts } from './earlier-contacts.tsx';
import { AskedFacts, ContactFacts, KnownFacts } from './facts/submission-facts.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import styles from './submission.module.css';

/** Mail states that offer Send now. */
const WAITING: MailState[] = ['queued', 'failed'];

interface SubmissionDetailsProps {
  submission: SubmissionDetail;
  removal: Removal;
}

/** The message and reply, with the office's actions beside them. */
export function SubmissionDetails({ submission, removal }: SubmissionDetailsProps) {
  const isOwner = useMay('owner');
  return (
    <>
      <div className={styles.top}>
        <ContactFacts submission={submission} />
        <div className={styles.marks}>
          <p role="status" className={styles.marks}>
            <StateBadge state={submission.state} />
            <MailBadge mail={submission.mail} />
          </p>
          {WAITING.includes(submission.mail) && <ResendMail id={submission._id} />}
        </div>
        <SubmissionActions submission={submission} onDelete={removal.remove} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SpamNotice submission={submission} />
          <AskedFacts submission={submission} />
          {submission.resume && <ResumePreview submission={submission} resume={submission.resume} />}
          <ReplyBox submission={submission} />
        </div>
        <div className={styles.aside}>
          <Snooze submission={submission} />
          <Assignee submission={submission} />
          {submission.stage !== null && <StageChoice submission={submission} stage={submission.stage} />}
          {submission.kind === 'quote' && !submission.spam && (
            <MeetingBox key={`${submission._id} meeting`} submission={submission} />
          )}
          {submission.meetingAt !== null && !submission.spam && (
            <SameDay id={submission._id} meetingAt={submission.meetingAt} />
          )}
          {submission.ordinal > 1 && <EarlierContacts key={`${submission._id} earlier`} submission={submission} />}
          <NoteForm key={submission._id} submission={submission} />
          <KnownFacts submission={submission} />
          {isOwner && <PersonalData email={submission.email} erase={removal.erase} />}
        </div>
      </div>
    </>
  );
}

/** Sends queued mail at once, and retries failed mail. */
function ResendMail({ id }: { id: string }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const hasMail = useHasMail();
  const showToast = useToasts((toasts) => toasts.show);
  const resend = async () => {
    await inboxApi.resendMail(id);
    await refresh();
    showToast(hasMail === false ? TEXTS.noMail : 'Sending. The status updates here.');
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
