import { APPLICATION_STAGES, type ApplicationStage, DECIDED_STAGES, type SubmissionDetail } from '#shared/contract';
import { Alert } from '#client/components/form/alert.tsx';
import { useSubmission } from '#client/stores/submission.ts';
import { useAttempt } from '#client/pages/admin-dashboard/use-attempt.ts';
import { STAGES } from '../../texts.ts';
import { useStageMove } from '../../use-stage-move.ts';
import styles from './stage.module.css';

const STAGE_GROUP = 'stage-choice';

interface StageChoiceProps {
  submission: SubmissionDetail;
  stage: ApplicationStage;
}

/** How far an application has come, as buttons of which one is pressed. */
export function StageChoice({ submission, stage }: StageChoiceProps) {
  const change = useSubmission((store) => store.change);
  const { attempt, failure } = useAttempt('The stage could not be changed.');
  const move = useStageMove(
    (id, to) => change(id, { stage: to }),
    () => STAGE_GROUP,
  );
  const isDecided = DECIDED_STAGES.includes(stage) && submission.state !== 'handled';
  return (
    <div className={styles.choice}>
      <div id={STAGE_GROUP} tabIndex={-1} role="group" aria-label="Stage" className={styles.stages}>
        {APPLICATION_STAGES.map((to) => (
          <button
            key={to}
            type="button"
            className={styles.stage}
            aria-pressed={to === stage}
            onClick={() => attempt(() => move(submission, stage, to))}
          >
            {STAGES[to]}
          </button>
        ))}
      </div>
      {isDecided && <p className={styles.hint}>Decided. Mark it as handled once the applicant has been told.</p>}
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
