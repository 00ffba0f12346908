import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useChangeCount, useDrafts } from '../drafts/drafts-store.ts';
import { saveNow } from '../drafts/saving/saving.ts';
import { type Unsaved, useUnsaved } from '../drafts/saving/typing.ts';
import { TEXTS } from '../editor-texts.ts';
import styles from './panel.module.css';

type Heard = 'nothing' | 'failure' | 'end of a failure';

const isFailure = (unsaved?: Unsaved): boolean => Boolean(unsaved) && unsaved !== 'saving' && unsaved !== 'typing';

function heardNext(heard: Heard, unsaved?: Unsaved): Heard {
  if (isFailure(unsaved)) return 'failure';
  if (!unsaved) return heard === 'failure' ? 'end of a failure' : heard;
  return heard === 'end of a failure' ? 'nothing' : heard;
}

/** Whether screen readers announce the state. After every pause in typing, that would interrupt the user. */
function useSaidAloud(unsaved?: Unsaved): boolean {
  const [last, setLast] = useState<Heard>('nothing');
  const heard = heardNext(last, unsaved);
  if (heard !== last) setLast(heard);
  return isFailure(unsaved) || (!unsaved && heard === 'end of a failure');
}

/** Says whether all changes are saved, and how many visitors do not see yet. */
export function Saving() {
  const unsaved = useUnsaved();
  const isSaidAloud = useSaidAloud(unsaved);
  const count = useChangeCount();
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
      <p>
        <span role="status">{isSaidAloud && text}</span>
        {!isSaidAloud && text}
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
