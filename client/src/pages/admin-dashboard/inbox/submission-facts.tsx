import type { ReactNode } from 'react';
import type { SubmissionDetail } from '../../../../../shared/contract.ts';
import type { FormProperty } from '../../../../../shared/forms/forms.ts';
import { askedOf } from './fields.ts';
import { telLink } from './links.ts';
import { MeetingFile } from './meeting-file.tsx';
import { ResumeFile } from './resume-file.tsx';
import styles from './facts.module.css';
import { MAIL_MEANING } from './texts.ts';
import { timeText } from './times.ts';

/** What the visitor sent, each field under the label of its form, and what is known beside. */
export function SubmissionFacts({ submission }: { submission: SubmissionDetail }) {
  const { resume, reference, createdAt, mail, privacyVersion } = submission;
  return (
    <dl className={styles.facts}>
      {askedOf(submission).map(({ property, label }) => (
        <Fact key={property} label={label}>
          <Value submission={submission} property={property} />
        </Fact>
      ))}
      {resume && (
        <Fact label="Resume">
          <ResumeFile id={submission._id} resume={resume} />
        </Fact>
      )}
      <Fact label="Reference">{reference}</Fact>
      <Fact label="Received (Manila time)">
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
      </Fact>
      <Fact label="Mail to the office">{MAIL_MEANING[mail]}</Fact>
      <Fact label="Privacy notice">Version {privacyVersion}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The text as it was typed; a number can be dialled, a meeting put into a calendar. */
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
