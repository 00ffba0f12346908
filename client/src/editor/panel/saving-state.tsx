import { Button } from '../../components/button/button.tsx';
import { useDrafts } from '../drafts/drafts-store.ts';
import { saveNow } from '../drafts/saving.ts';
import { TEXTS } from '../texts.ts';
import styles from './panel.module.css';

/** Whether all that was typed is on the server. */
export function Saving() {
  const failure = useDrafts((drafts) => drafts.failure);
  const isUnsaved = useDrafts((drafts) => drafts.queue.length > 0);
  const text = failure ? `Not saved: ${failure}` : isUnsaved ? TEXTS.saving : TEXTS.saved;
  return (
    <div className={styles.saving} data-failed={failure ? true : undefined}>
      <p role="status">{text}</p>
      {failure && isUnsaved && (
        <Button variant="quiet" onClick={() => void saveNow()}>
          Save now
        </Button>
      )}
    </div>
  );
}
