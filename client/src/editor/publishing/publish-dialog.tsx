import { Button } from '../../components/button/button.tsx';
import type { ContentProblem } from '#shared/content/documents';
import { useDrafts } from '../drafts/drafts-store.ts';
import { fetchAnew } from '../drafts/open.ts';
import { problemKey } from '../drafts/problems.ts';
import { trailOf } from '../fields/spot-schema.ts';
import { reveal } from '../panel/panel-store.ts';
import { TEXTS } from '../texts.ts';
import { publish } from './draft-actions.ts';
import styles from './publishing.module.css';
import { type DialogProps, WorkDialog } from './work-dialog.tsx';

/** Says what will change for visitors, and publishes it. */
export function PublishDialog({ open, onClose }: DialogProps) {
  const changes = useDrafts((drafts) => drafts.changes);
  const drafts = useDrafts((all) => all.drafts);
  const isUnsaved = useDrafts(({ queue, conflicts }) => queue.length > 0 || conflicts.length > 0);
  const problems = drafts.flatMap((draft) => draft.problems);
  const show = (problem: ContentProblem) => {
    onClose();
    reveal(problem);
  };
  return (
    <WorkDialog open={open} heading="Publish" onClose={onClose} load={fetchAnew} working={TEXTS.publishing}>
      {({ run, isBusy }) => (
        <>
          <Changes changes={changes} />
          <Problems problems={problems} onShow={show} />
          {isUnsaved && <p>{TEXTS.unsaved}</p>}
          <Button
            busy={isBusy}
            disabled={changes.length === 0 || problems.length > 0 || isUnsaved}
            onClick={() => void run(async () => publish().then(onClose))}
          >
            Publish now
          </Button>
        </>
      )}
    </WorkDialog>
  );
}

function Changes({ changes }: { changes: string[] }) {
  if (changes.length === 0) return <p>{TEXTS.nothingToPublish}</p>;
  return (
    <section>
      <h3>What will change for visitors</h3>
      <ul className={styles.list}>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

interface ProblemsProps {
  problems: ContentProblem[];
  onShow: (problem: ContentProblem) => void;
}

function Problems({ problems, onShow }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>What keeps it from being published</h3>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problemKey(problem)}>
            <button type="button" onClick={() => onShow(problem)}>
              {trailOf(problem)}: {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
