import { APPLICATION_STAGES, type ApplicationStage, DECIDED_STAGES, type SubmissionDetail } from '#shared/contract';
import { Alert } from '#client/components/form/alert.tsx';
import { useAttempt } from '#client/pages/admin-dashboard/use-attempt.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { STAGES } from '../../texts.ts';
import { useStageMove } from '../../use-stage-move.ts';
import styles from './stage.module.css';

interface StageChoiceProps {
  submission: SubmissionDetail;
  stage: ApplicationStage;
}

/** How far the open application has come. */
export function StageChoice(props: StageChoiceProps) {
  const change = useSubmission((store) => store.change);
  return <StageButtons {...props} move={(id, to) => change(id, { stage: to })} />;
}

interface StageButtonsProps extends StageChoiceProps {
  move: (id: string, to: ApplicationStage) => Promise<void>;
}

/** How far an application has come, as buttons of which one is pressed. */
export function StageButtons({ submission, stage, move }: StageButtonsProps) {
  const { attempt, failure } = useAttempt('The stage could not be changed.');
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
