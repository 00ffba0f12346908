import type { MailState, SubmissionDetail } from '#shared/contract';
import { useMay } from '#client/stores/rights.ts';
import { Assignee } from '../assignee/assignee.tsx';
import { MailBadge, StateBadge } from '../badges.tsx';
import { NoteForm } from './note-form.tsx';
import { MeetingBox } from './meeting/meeting-box.tsx';
import { SameDay } from './meeting/same-day.tsx';
import { PersonalData } from '../personal-data/personal-data.tsx';
import { ReplyBox } from './reply/reply-box.tsx';
import { ResumePreview } from './resume/resume-preview.tsx';
import { ResendMail } from './resend-mail.tsx';
import { Snooze } from './snooze.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { StageChoice } from './stage/stage-choice.tsx';
import { EarlierContacts } from './earlier-contacts.tsx';
import { AskedFacts, ContactFacts, KnownFacts } from './facts/submission-facts.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import styles from './submission.module.css';
import type { Removal } from '../use-removal.ts';

/** Mail that the admin can send now. */
const WAITING: MailState[] = ['queued', 'failed'];

interface SubmissionDetailsProps {
  submission: SubmissionDetail;
  removal: Removal;
}

/** The message and its answer; beside them what the office does with it. */
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
