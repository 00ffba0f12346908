import { APPLICATION_STAGES, type ApplicationStage, DECIDED_STAGES, type SubmissionDetail } from '#shared/contract';
import { fillReply } from '#shared/inbox/reply-template';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import { useFirm } from '#client/content/content-context.tsx';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useReplyTemplates } from '#client/stores/inbox/reply-templates.ts';
import { changeSubmission } from '#client/admin/queries/submission.ts';
import { STAGES } from '../../inbox-texts.ts';
import { STAGE_NOT_CHANGED, useStageMove } from '../../hooks/use-stage-move.ts';
import { emptyReply, keepReply, replyKey } from '../reply/reply-draft.ts';
import { focusReply } from '../reply/use-reply.ts';
import styles from './stage.module.css';

interface StageChoiceProps {
  submission: SubmissionDetail;
  stage: ApplicationStage;
}

export function StageChoice(props: StageChoiceProps) {
  return (
    <>
      <StageButtons {...props} move={(id, to) => changeSubmission(id, { stage: to })} />
      {props.stage === 'interview' && <InterviewLetter submission={props.submission} />}
    </>
  );
}

interface StageButtonsProps extends StageChoiceProps {
  move: (id: string, to: ApplicationStage) => Promise<void>;
}

/** The stages of an application as toggle buttons. */
export function StageButtons({ submission, stage, move }: StageButtonsProps) {
  const { attempt, failure } = useAttempt(STAGE_NOT_CHANGED);
  const group = `stage-choice-${submission._id}`;
  const moveOrUndo = useStageMove(move, () => group);
  const isDecided = DECIDED_STAGES.includes(stage) && submission.state !== 'handled';
  return (
    <div className={styles.choice}>
      <div id={group} tabIndex={-1} role="group" aria-label="Stage" className={styles.stages}>
        {APPLICATION_STAGES.map((to) => (
          <button
            key={to}
            type="button"
            className={styles.stage}
            aria-pressed={to === stage}
            onClick={() => attempt(() => moveOrUndo(submission, stage, to))}
          >
            {STAGES[to]}
          </button>
        ))}
      </div>
      {isDecided && <p className={styles.hint}>Decided. Mark it as done once you have told the applicant.</p>}
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

/** Fills in the interview invitation, unless a reply has been started. */
function InterviewLetter({ submission }: { submission: SubmissionDetail }) {
  const firm = useFirm();
  const hasDraft = useAdminDrafts(({ typed }) => replyKey(submission._id) in typed);
  const letter = useReplyTemplates(({ items }) =>
    items.find(({ kind, name, subject }) => kind === 'application' && /interview/i.test(`${name} ${subject}`)),
  );
  if (!letter || hasDraft || submission.spam) return null;
  const write = () => {
    keepReply(submission._id, fillReply(letter, submission, firm), emptyReply(submission));
    focusReply();
  };
  return (
    <Button variant="secondary" onClick={write}>
      Write the interview letter
    </Button>
  );
}
