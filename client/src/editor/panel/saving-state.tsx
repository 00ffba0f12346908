import { Button } from '../../components/button/button.tsx';
import { useDrafts } from '../drafts/drafts-store.ts';
import { saveNow } from '../drafts/saving.ts';
import { useUnsaved } from '../drafts/unsaved.ts';
import { TEXTS } from '../texts.ts';
import styles from './panel.module.css';

/** Whether all that was typed is on the server. */
export function Saving() {
  const unsaved = useUnsaved();
  const failure = useDrafts((drafts) => drafts.failure);
  const refusal = useDrafts(({ conflicts }) => conflicts.findLast((conflict) => conflict.refusal)?.refusal);
  const reasons = {
    failed: failure,
    conflicts: refusal ?? TEXTS.conflicts,
    unread: TEXTS.unread,
    typing: TEXTS.typing,
  };
  const text = !unsaved ? TEXTS.saved : unsaved === 'saving' ? TEXTS.saving : `Not saved: ${reasons[unsaved]}`;
  return (
    <div className={styles.saving} data-failed={unsaved === 'failed' || unsaved === 'conflicts' || undefined}>
      <p role="status">{text}</p>
      {unsaved === 'failed' && (
        <Button variant="quiet" onClick={() => void saveNow()}>
          Save now
        </Button>
      )}
    </div>
  );
}
