import { phoneText } from '#shared/text/phone-text';
import type { ResumeFacts, SubmissionDetail } from '#shared/contract';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { QUOTE_FORM } from '#shared/forms/quote';
import { fieldsOf, type FormProperty, FORMS, type StoredField } from '#shared/forms/forms';
import { ActionButton } from '#client/admin/action-button.tsx';
import { longTimeText, timeText } from '#client/admin/times.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { FactList } from '#client/components/table/fact-list.tsx';
import { sizeText } from '#client/components/form/size-text.ts';
import { refreshSubmission } from '#client/admin/queries/submission.ts';
import { MAIL_MEANING, TEXTS } from '../../inbox-texts.ts';
import { REPLY_TEXT_ID, toReply } from '../reply/use-reply.ts';
import { telLink } from './links.ts';
import styles from './facts.module.css';

/** Refreshes the submission, because the server logs each download. */
export function DownloadResume({ id }: { id: string }) {
  const download = async () => {
    await inboxApi.downloadResume(id);
    await refreshSubmission();
  };
  return (
    <ActionButton
      variant="secondary"
      action={download}
      failed="The resume could not be downloaded."
      busyLabel="Downloading..."
    >
      Download resume
    </ActionButton>
  );
}

export function ResumeFile({ id, resume }: { id: string; resume: ResumeFacts }) {
  return (
    <div className={styles.file}>
      <DownloadResume id={id} />
      <p>
        {resume.fileName}, {sizeText(resume.bytes)}
      </p>
      <Downloads times={resume.downloadedAt} />
      <p className={styles.quiet}>{TEXTS.logged}</p>
    </div>
  );
}

function Downloads({ times }: { times: string[] }) {
  if (times.length === 0) return <p className={styles.quiet}>Not opened yet.</p>;
  const [last, ...earlier] = times;
  return (
    <>
      <p className={styles.quiet}>Last opened {timeText(last)}.</p>
      {earlier.length > 0 && (
        <details className={styles.quiet}>
          <summary>Opened {times.length} times</summary>
          <ul>
            {earlier.map((time) => (
              <li key={time}>{timeText(time)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The fields that were filled in, in the order of the public form. The visitor's own place stands for the choice of `Other`. */
function filledFieldsOf(submission: SubmissionDetail): StoredField[] {
  const isElsewhere = submission.meetingLocation === MEETING_ELSEWHERE;
  const left = isElsewhere ? 'meetingLocation' : 'customLocation';
  return fieldsOf(FORMS[submission.kind])
    .filter(({ property }) => submission[property] && property !== left)
    .map((field) => (field.property === 'customLocation' ? { ...field, label: MEETING_LOCATION } : field));
}

const MEETING_LOCATION = QUOTE_FORM.fields.meetingLocation.label;

/** Shown in the contact line; the name is the heading. */
const CONTACT: FormProperty[] = ['phone', 'email'];

interface FactsProps {
  submission: SubmissionDetail;
}

const factsOf = (submission: SubmissionDetail, isShown: (property: FormProperty) => boolean) =>
  filledFieldsOf(submission)
    .filter(({ property }) => isShown(property))
    .map(({ property, label }) => ({ label, value: <Value submission={submission} property={property} /> }));

/** Phone number and email address, as far as they were given, in one line. */
export function ContactFacts({ submission }: FactsProps) {
  const given = CONTACT.filter((property) => submission[property] !== '');
  const facts = given.flatMap((property) => factsOf(submission, (one) => one === property));
  return <FactList className={styles.contact} facts={facts} />;
}

/** Reference and time, in one line below the name. */
export function ReceivedFacts({ submission: { reference, createdAt } }: FactsProps) {
  return (
    <FactList
      className={styles.received}
      facts={[
        { label: 'Reference', value: reference },
        { label: 'Received (Philippine time)', value: <time dateTime={createdAt}>{timeText(createdAt)}</time> },
      ]}
    />
  );
}

/** The request: the message first and large. */
export function AskedFacts({ submission }: FactsProps) {
  const { meetingAt, meetingDateTime, spam } = submission;
  // the Meeting box shows the time, unless another one was agreed
  const isInBox = !spam && meetingAt !== null && longTimeText(meetingAt) === meetingDateTime;
  const elsewhere = [...CONTACT, 'name', 'description', ...(isInBox ? ['meetingDateTime'] : [])];
  return (
    <>
      <FactList className={styles.message} facts={factsOf(submission, (property) => property === 'description')} />
      <FactList className={styles.facts} facts={factsOf(submission, (property) => !elsewhere.includes(property))} />
    </>
  );
}

/** Facts recorded by the server. */
export function KnownFacts({ submission: { mail, page, privacyVersion } }: FactsProps) {
  return (
    <FactList
      className={styles.known}
      facts={[
        { label: 'Office notification', value: MAIL_MEANING[mail] },
        ...(page === null ? [] : [{ label: 'Sent from', value: page }]),
        { label: 'Privacy notice', value: `Version ${privacyVersion}` },
      ]}
    />
  );
}

/** A field's text: phone number and email address as links. */
function Value({ submission, property }: { submission: SubmissionDetail; property: FormProperty }) {
  const text = submission[property] ?? '';
  if (property === 'phone' && telLink(text)) return <a href={telLink(text)}>{phoneText(text)}</a>;
  if (property === 'email' && !submission.spam)
    return (
      <a href={`#${REPLY_TEXT_ID}`} onClick={toReply}>
        {text}
      </a>
    );
  return text;
}
