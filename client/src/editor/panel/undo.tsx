import { useEffect } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useToasts } from '../../stores/toast.ts';
import { keyed } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { undo } from '../drafts/saving/saving.ts';
import { finishTyping } from '../drafts/saving/typing.ts';
import { useSteps } from '../drafts/undo.ts';
import { TEXTS } from '../editor-texts.ts';
import { trailOf } from '../fields/schema-kind.ts';
import styles from './panel.module.css';
import { unfoldTo, usePanel } from './panel-store.ts';

/** Takes the last change back, and shows where. */
function undoLast(): void {
  finishTyping();
  const [spot] = undo();
  const { clear, show } = useToasts.getState();
  clear(); // the notice of the same change has an Undo too
  show(spot ? `Undone: ${trailOf(spot)}` : TEXTS.notUndone);
  const { content } = useDrafts.getState();
  if (spot && content) unfoldTo(keyed(content, spot), true);
}

const TYPED = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z outside of a text, which has an Undo of its own, and outside of dialogs. */
const isForAll = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !usePanel.getState().covered &&
  !(target instanceof Element && target.closest(`${TYPED}, dialog`));

export function Undo() {
  const isEmpty = useSteps(({ steps }) => steps.length === 0);
  useEffect(() => {
    if (isEmpty) return;
    const press = (event: KeyboardEvent) => {
      if (!isForAll(event)) return;
      event.preventDefault();
      undoLast();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEmpty]);
  return (
    <div className={styles.undo}>
      <Button variant="quiet" aria-label="Undo the last change" disabled={isEmpty} onClick={undoLast}>
        Undo
      </Button>
    </div>
  );
}
