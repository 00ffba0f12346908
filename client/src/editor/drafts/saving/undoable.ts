import { useToasts } from '#client/stores/toast.ts';
import { TEXTS } from '../../editor-texts.ts';

/** Shows a toast with an Undo button. @param undo returns true, false if nothing could be undone, or a sentence about the remaining part */
export function undoable(text: string, undo: () => boolean | string): void {
  const { show } = useToasts.getState();
  const run = () => {
    const done = undo();
    if (done !== true) show(done || TEXTS.notUndone);
  };
  show(text, { label: 'Undo', run });
}
