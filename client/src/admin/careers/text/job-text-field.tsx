import { type KeyboardEvent, useCallback, useRef } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Field } from '#client/components/form/field.tsx';
import { JobText } from '#client/components/job/job-text.tsx';
import type { RowTextProps } from '../../rows/row-kind.ts';
import { type Edit, nextItem, type Selected, toggleBold, toggleList, typedMark } from './text-edits.ts';
import fieldStyles from '#client/components/form/field.module.css';
import styles from './job-text-field.module.css';

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Inserts text so that the browser's Undo can revert it, which only `execCommand` offers. False where it is not supported. */
function insert(text: string): boolean {
  const { execCommand } = document as { execCommand?: (command: string, ui: boolean, value?: string) => boolean };
  return execCommand?.call(document, text === '' ? 'delete' : 'insertText', false, text) ?? false;
}

/** Applies an edit as if it had been typed. */
function applyEdit(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!insert(text)) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

const TOOLS: { label: string; edit: (selected: Selected) => Edit }[] = [
  { label: 'Bold', edit: toggleBold },
  { label: 'Bulleted list', edit: (selected) => toggleList(selected, 'bullets') },
  { label: 'Numbered list', edit: (selected) => toggleList(selected, 'numbers') },
];

const HINT = 'Use the buttons for bold text and lists.';

function editByKey(event: KeyboardEvent<HTMLTextAreaElement>): Edit | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget, nativeEvent } = event;
  if (altKey || nativeEvent.isComposing) return undefined;
  const selected = selectedIn(currentTarget);
  if (ctrlKey || metaKey) return key.toLowerCase() === 'b' && !shiftKey ? toggleBold(selected) : undefined;
  if (key === 'Enter' && !shiftKey) return nextItem(selected);
  return key === ' ' ? typedMark(selected) : undefined;
}

/** A text area for lists and bold words, with a preview of the public result beside it. */
export function JobTextField({ label, error, required, stored, ref, ...textarea }: RowTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      return ref(element);
    },
    [ref],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const edit = editByKey(event);
    if (!edit) return;
    event.preventDefault();
    applyEdit(event.currentTarget, edit);
  };
  return (
    <div className={styles.container}>
      <div className={styles.box}>
        <Field {...{ label, error, required }} hint={HINT}>
          {(control) => (
            <>
              <div role="group" aria-label="Format" className={styles.tools}>
                {TOOLS.map(({ label: name, edit }) => (
                  <Button
                    key={name}
                    variant="quiet"
                    aria-controls={control.id}
                    onClick={() => area.current && applyEdit(area.current, edit(selectedIn(area.current)))}
                  >
                    {name}
                  </Button>
                ))}
              </div>
              <textarea
                rows={8}
                {...textarea}
                {...control}
                ref={attach}
                className={`${control.className} ${fieldStyles.textarea}`}
                onKeyDown={onKeyDown}
              />
            </>
          )}
        </Field>
        {stored.trim() !== '' && (
          <div className={styles.preview}>
            <p>Preview</p>
            <JobText text={stored} />
          </div>
        )}
      </div>
    </div>
  );
}
