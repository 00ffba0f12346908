import { useCallback, useState } from 'react';
import type { MailState, SubmissionDetail } from '#shared/contract';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { useHasRole } from '#client/stores/rights.ts';
import { useIsMailOff } from '#client/stores/session.ts';
import { useToasts } from '#client/stores/toast.ts';
import { ActionButton } from '../../action-button.tsx';
import { refreshSubmission } from '../../queries/submission.ts';
import { Assignee } from '../assignee/assignee.tsx';
import { MailBadge, StateBadge } from '../badges.tsx';
import { SPAM_SIGNS } from '../inbox-texts.ts';
import { PersonalData } from '../personal-data/personal-data.tsx';
import type { Removal } from '../hooks/use-removal.ts';
import { EarlierContacts } from './earlier-contacts.tsx';
import { AskedFacts, ContactFacts, KnownFacts, ReceivedFacts, ResumeFile } from './facts/submission-facts.tsx';
import { MeetingBox, useMeetingAnswer } from './meeting/meeting-box.tsx';
import { MeetingForm } from './meeting/meeting-form.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyBox } from './reply/reply-box.tsx';
import { ResumePreview } from './resume/resume-preview.tsx';
import { Snooze } from './snooze.tsx';
import { StageChoice } from './stage/stage-choice.tsx';
import styles from './submission.module.css';

/** Mail states that offer Send now. */
const WAITING: MailState[] = ['queued', 'failed'];

/** Whether the style sheet stacks the columns of a submission. `columns` is the ref of their grid. */
function useIsStacked() {
  const [isStacked, setStacked] = useState(false);
  const columns = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in window)) return;
    const tracks = getComputedStyle(element);
    const measure = () => setStacked(!tracks.getPropertyValue('grid-template-columns').includes(' '));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isStacked, columns };
}

interface SubmissionDetailsProps {
  submission: SubmissionDetail;
  removal: Removal;
}

/** The message and reply, with the office's actions beside them. */
export function SubmissionDetails({ submission, removal }: SubmissionDetailsProps) {
  const isOwner = useHasRole('owner');
  const { isStacked, columns } = useIsStacked();
  const answer = useMeetingAnswer(submission);
  const canResend = !useIsMailOff() && WAITING.includes(submission.mail);
  return (
    <>
      <div className={styles.top}>
        <ReceivedFacts submission={submission} />
        <ContactFacts submission={submission} />
        <div className={styles.marks}>
          <p role="status" className={styles.marks}>
            <StateBadge submission={submission} />
            {(canResend || submission.mail === 'failed') && <MailBadge mail={submission.mail} />}
          </p>
          {canResend && <ResendMail id={submission._id} />}
        </div>
      </div>
      <div ref={columns} className={styles.columns}>
        <div className={styles.main}>
          <SpamNotice submission={submission} />
          <AskedFacts submission={submission} />
          {submission.resume && (
            <ResumePreview submission={submission} resume={submission.resume}>
              <ResumeFile id={submission._id} resume={submission.resume} />
            </ResumePreview>
          )}
          {isStacked && <StageAndMeeting submission={submission} answer={answer} />}
          <ReplyBox submission={submission}>
            {answer.open && (
              <MeetingForm key={answer.open} submission={submission} action={answer.open} onClose={answer.close} />
            )}
          </ReplyBox>
        </div>
        <div className={styles.aside}>
          <Snooze submission={submission} />
          <Assignee submission={submission} />
          {!isStacked && <StageAndMeeting submission={submission} answer={answer} />}
          {submission.ordinal > 1 && <EarlierContacts key={`${submission._id} earlier`} submission={submission} />}
          <NoteForm key={submission._id} submission={submission} />
          <details className={styles.rare}>
            <summary>Details</summary>
            <KnownFacts submission={submission} />
            {isOwner && submission.email && <PersonalData email={submission.email} erase={removal.erase} />}
          </details>
        </div>
      </div>
    </>
  );
}

/** The office's decisions about a submission: beside the reply, or above it. */
function StageAndMeeting({
  submission,
  answer,
}: {
  submission: SubmissionDetail;
  answer: ReturnType<typeof useMeetingAnswer>;
}) {
  const { kind, stage, spam } = submission;
  return (
    <>
      {stage !== null && (
        <section aria-labelledby="stage-heading" className={styles.box}>
          <h3 id="stage-heading">Stage</h3>
          <StageChoice submission={submission} stage={stage} />
        </section>
      )}
      {kind === 'quote' && !spam && <MeetingBox submission={submission} answer={answer} />}
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
    <ActionButton variant="quiet" action={resend} failed="The email could not be sent.">
      Send now
    </ActionButton>
  );
}

/** Why a submission is suspected to be spam, or, in a line, which signs were found in one that is not. */
function SpamNotice({ submission: { spam, spamReasons } }: { submission: SubmissionDetail }) {
  if (!spam)
    return spamReasons.map((reason) => (
      <p key={reason} className={styles.quiet}>
        Possible spam: {SPAM_SIGNS[reason]}
      </p>
    ));
  return (
    <div className={`notice ${styles.spam}`}>
      <p>{spamReasons.length > 0 ? 'Suspected spam:' : 'Marked as spam manually.'}</p>
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
