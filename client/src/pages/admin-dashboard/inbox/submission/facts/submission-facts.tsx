import type { SubmissionDetail } from '#shared/contract';
import type { FormProperty } from '#shared/forms/forms';
import { FactList } from '#client/components/fact-list/fact-list.tsx';
import { askedOf } from './fields.ts';
import { telLink } from './links.ts';
import { MeetingFile } from './meeting-file.tsx';
import { ResumeFile } from './resume-file.tsx';
import styles from './facts.module.css';
import { MAIL_MEANING } from '../../texts.ts';
import { timeText } from '#client/pages/admin-dashboard/times.ts';

/** The fields that the visitor sent, and what the server knows about the submission. */
export function SubmissionFacts({ submission }: { submission: SubmissionDetail }) {
  const { resume, reference, createdAt, mail, page, privacyVersion } = submission;
  return (
    <FactList
      className={styles.facts}
      facts={[
        ...askedOf(submission).map(({ property, label }) => ({
          label,
          value: <Value submission={submission} property={property} />,
        })),
        ...(resume ? [{ label: 'Resume', value: <ResumeFile id={submission._id} resume={resume} /> }] : []),
        { label: 'Reference', value: reference },
        { label: 'Received (Manila time)', value: <time dateTime={createdAt}>{timeText(createdAt)}</time> },
        { label: 'Office email', value: MAIL_MEANING[mail] },
        ...(page === null ? [] : [{ label: 'Sent from', value: page }]),
        { label: 'Privacy notice', value: `Version ${privacyVersion}` },
      ]}
    />
  );
}

/** The text; a phone number as a link, a meeting with its calendar file. */
function Value({ submission, property }: { submission: SubmissionDetail; property: FormProperty }) {
  const text = submission[property];
  if (!text) return '—';
  if (property === 'phone' && telLink(text)) return <a href={telLink(text)}>{text}</a>;
  if (property !== 'meetingDateTime') return text;
  return (
    <>
      {text}
      {submission.meetingAt !== null && <MeetingFile id={submission._id} />}
    </>
  );
}
