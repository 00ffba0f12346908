import type { MailState, SubmissionDetail } from '../../../../../shared/contract.ts';
import { MailMark, StateMark } from './marks.tsx';
import { NoteForm } from './note-form.tsx';
import { PersonalData } from './personal-data.tsx';
import { ResendMail } from './resend-mail.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { SubmissionFacts } from './submission-facts.tsx';
import styles from './submission.module.css';
import type { Leaving } from './use-leaving.ts';

/** Mail that somebody may want to hurry, or that was given up. */
const WAITING: MailState[] = ['queued', 'failed'];

interface SubmissionDetailsProps {
  submission: SubmissionDetail;
  leaving: Leaving;
}

export function SubmissionDetails({ submission, leaving }: SubmissionDetailsProps) {
  return (
    <>
      <div className={styles.marks}>
        <p role="status" className={styles.marks}>
          <StateMark state={submission.state} />
          <MailMark mail={submission.mail} />
        </p>
        {WAITING.includes(submission.mail) && <ResendMail id={submission._id} />}
      </div>
      <SubmissionActions submission={submission} onDelete={leaving.remove} />
      <SpamNotice submission={submission} />
      <div className={styles.columns}>
        <SubmissionFacts submission={submission} />
        <div className={styles.aside}>
          <NoteForm key={submission._id} submission={submission} />
          <PersonalData email={submission.email} onErased={leaving.erased} />
        </div>
      </div>
    </>
  );
}
