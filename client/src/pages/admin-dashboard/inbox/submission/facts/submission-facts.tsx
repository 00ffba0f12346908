import type { SubmissionDetail } from '../../../../../../../shared/contract.ts';
import { FactList } from '#client/components/fact-list/fact-list.tsx';
import { fieldsOf, type SubmissionField } from './fields.ts';
import { telLink } from './links.ts';
import { MeetingFile } from './meeting-file.tsx';
import { ResumeFile } from './resume-file.tsx';
import styles from './facts.module.css';
import { MAIL_MEANING } from '../../texts.ts';
import { timeText } from '#client/pages/admin-dashboard/times.ts';

/** The fields that the visitor sent, and what the server knows about the submission. */
export function SubmissionFacts({ submission }: { submission: SubmissionDetail }) {
  const { resume, reference, createdAt, mail, privacyVersion } = submission;
  return (
    <FactList
      className={styles.facts}
      facts={[
        ...fieldsOf(submission).map((field) => ({
          label: field.label,
          value: <Value submission={submission} field={field} />,
        })),
        ...(resume ? [{ label: 'Resume', value: <ResumeFile id={submission._id} resume={resume} /> }] : []),
        { label: 'Reference', value: reference },
        { label: 'Received (Manila time)', value: <time dateTime={createdAt}>{timeText(createdAt)}</time> },
        { label: 'Mail to the office', value: MAIL_MEANING[mail] },
        { label: 'Privacy notice', value: `Version ${privacyVersion}` },
      ]}
    />
  );
}

/** The text; a phone number as a link, a meeting with its calendar file. */
function Value({ submission, field: { key } }: { submission: SubmissionDetail; field: SubmissionField }) {
  const text = submission[key];
  if (!text) return '—';
  if (key === 'phone' && telLink(text)) return <a href={telLink(text)}>{text}</a>;
  if (key !== 'meetingDateTime') return text;
  return (
    <>
      {text}
      {submission.meetingAt !== null && <MeetingFile id={submission._id} />}
    </>
  );
}
