import { lazy, Suspense, useState } from 'react';
import { APPLICATION_STAGES, type ApplicationStage, type SubmissionSummary } from '#shared/contract';
import { INBOX_LIMITS, REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { loadCode } from '#client/api/load-code.ts';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { useChoice } from '#client/components/choice-field/use-choice.ts';
import { STAGES } from '../inbox-texts.ts';
import { compareAddress } from '../hooks/use-inbox-address.ts';
import fieldStyles from '#client/components/form/field.module.css';
import styles from './bulk-bar.module.css';
import type { ManyRows } from './use-bulk-reply.ts';

const BulkReply = lazy(async () => ({ default: (await loadCode(() => import('./bulk-reply.tsx'))).BulkReply }));

const isAny = (rows: SubmissionSummary[]): rows is ManyRows => rows.length > 0;

/** Offers a bulk reply if all rows are of one kind and none is spam. */
export function BulkReplyButton({ rows }: { rows: SubmissionSummary[] }) {
  const [isOpen, setOpen] = useState(false);
  if (!isAny(rows) || rows.some(({ kind, spam }) => spam || kind !== rows[0].kind)) return null;
  return (
    <>
      <Button variant="quiet" disabled={rows.length > REPLY_LIMITS.many} onClick={() => setOpen(true)}>
        Reply
      </Button>
      {isOpen && (
        <Suspense>
          <BulkReply rows={rows} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface BulkStageProps {
  rows: SubmissionSummary[];
  disabled: boolean;
  onChoose: (stage: ApplicationStage, words: string) => void;
}

export const areApplications = (rows: SubmissionSummary[]) => rows.every(({ kind }) => kind === 'application');

/** Moves applications to a stage. */
export function BulkStage({ rows, disabled, onChoose }: BulkStageProps) {
  const choice = useChoice('', (chosen) => {
    const stage = chosen as ApplicationStage;
    onChoose(stage, `moved to ${STAGES[stage]}`);
  });
  if (!areApplications(rows)) return null;
  return (
    <select
      aria-label="Move to stage"
      className={`${fieldStyles.control} ${styles.stage}`}
      disabled={disabled}
      {...choice}
    >
      <option value="" disabled>
        Stage
      </option>
      {APPLICATION_STAGES.map((stage) => (
        <option key={stage} value={stage}>
          {STAGES[stage]}
        </option>
      ))}
    </select>
  );
}

/** Compares two or three applications. */
export function CompareLink({ rows }: { rows: SubmissionSummary[] }) {
  const { min, max } = INBOX_LIMITS.compared;
  if (!areApplications(rows) || rows.length < min || rows.length > max) return null;
  return (
    <LinkButton variant="quiet" to={compareAddress(rows.map(({ _id }) => _id))}>
      Compare
    </LinkButton>
  );
}
