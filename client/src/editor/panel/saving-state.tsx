import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useChangeCount, useDrafts } from '../drafts/drafts-store.ts';
import { saveNow } from '../drafts/saving/saving.ts';
import { type Unsaved, useUnsaved } from '../drafts/saving/typing.ts';
import { TEXTS } from '../editor-texts.ts';
import styles from './panel.module.css';

type Announced = 'nothing' | 'failure' | 'end of a failure';

const isFailure = (unsaved?: Unsaved): boolean => Boolean(unsaved) && unsaved !== 'saving' && unsaved !== 'typing';

function nextAnnounced(announced: Announced, unsaved?: Unsaved): Announced {
  if (isFailure(unsaved)) return 'failure';
  if (!unsaved) return announced === 'failure' ? 'end of a failure' : announced;
  return announced === 'end of a failure' ? 'nothing' : announced;
}

/** Whether screen readers announce the state. After every pause in typing, that would interrupt the user. */
function useIsAnnounced(unsaved?: Unsaved): boolean {
  const [last, setLast] = useState<Announced>('nothing');
  const announced = nextAnnounced(last, unsaved);
  if (announced !== last) setLast(announced);
  return isFailure(unsaved) || (!unsaved && announced === 'end of a failure');
}

/** Says whether all changes are saved, and how many visitors do not see yet. */
export function Saving() {
  const unsaved = useUnsaved();
  const isAnnounced = useIsAnnounced(unsaved);
  const count = useChangeCount();
  const failure = useDrafts((drafts) => drafts.failure);
  const refusal = useDrafts(({ conflicts }) => conflicts.findLast((conflict) => conflict.refusal)?.refusal);
  const reasons = {
    failed: failure,
    conflicts: refusal ?? TEXTS.conflicts,
    invalid: TEXTS.invalid,
    typing: TEXTS.typing,
  };
  const text = !unsaved ? TEXTS.saved : unsaved === 'saving' ? TEXTS.saving : `Not saved: ${reasons[unsaved]}`;
  return (
    <div className={styles.saving} data-failed={unsaved === 'failed' || unsaved === 'conflicts' || undefined}>
      <p>
        <span role="status">{isAnnounced && text}</span>
        {!isAnnounced && text}
      </p>
      {!unsaved && <p className={styles.count}>{count === 0 ? TEXTS.noChanges : TEXTS.unpublished(count)}</p>}
      {unsaved === 'failed' && (
        <Button variant="quiet" onClick={() => void saveNow()}>
          Save now
        </Button>
      )}
    </div>
  );
}
