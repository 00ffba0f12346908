import { useToasts } from '../../stores/toast.ts';
import { TEXTS } from '../editor-texts.ts';

/** Says what was done, with a button that undoes it. @param undo says what could not be undone, or that nothing could */
export function undoable(text: string, undo: () => boolean | string): void {
  const { show } = useToasts.getState();
  const run = () => {
    const done = undo();
    if (done !== true) show(done || TEXTS.notUndone);
  };
  show(text, { label: 'Undo', run });
}
