import type { SubmissionDetail } from '#shared/contract';
import { FactList } from '#client/components/fact-list/fact-list.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useComparedApplications } from '#client/stores/compared.ts';
import { timeText } from '../../times.ts';
import { ResumePreview } from '../submission/resume/resume-preview.tsx';
import { StageButtons } from '../submission/stage/stage-choice.tsx';
import { STATES } from '../inbox-texts.ts';
import { inboxAddress } from '../use-inbox-address.ts';
import styles from './compare.module.css';

export function ComparedApplication({ application }: { application: SubmissionDetail }) {
  const { _id, name, reference, position, email, phone, createdAt, state, note, resume, stage } = application;
  const move = useComparedApplications((compared) => compared.move);
  const heading = `compared-${_id}`;
  return (
    <article aria-labelledby={heading} className={styles.application}>
      <h3 id={heading}>
        <Link to={inboxAddress({ view: 'applications' }, _id)}>{name}</Link>
      </h3>
      {stage !== null && <StageButtons submission={application} stage={stage} move={move} />}
      <FactList
        className={styles.facts}
        facts={[
          { label: 'Position', value: position ?? '—' },
          { label: 'Contact number', value: phone },
          { label: 'Email', value: email },
          { label: 'Received (Manila time)', value: <time dateTime={createdAt}>{timeText(createdAt)}</time> },
          { label: 'State', value: STATES[state] },
          { label: 'Private note', value: note || '—' },
          { label: 'Reference', value: reference },
        ]}
      />
      {resume && <ResumePreview submission={application} resume={resume} />}
    </article>
  );
}
