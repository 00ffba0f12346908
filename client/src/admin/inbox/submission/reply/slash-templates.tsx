import { type KeyboardEvent, useState } from 'react';
import type { ReplyTemplate, SubmissionKind } from '#shared/contract';
import { useReplyTemplates } from '#client/stores/inbox/reply-templates.ts';
import styles from './reply.module.css';
import { REPLY_TEXTS } from './reply-texts.ts';

const LIST_ID = 'slash-templates';

/** The text after the slash, if the body is a single line that begins with one. */
export const afterSlash = (body: string): string | undefined => /^\/([^\n]*)$/.exec(body)?.[1];

/** The templates matching the text after a slash, and the keys to choose one. */
export function useSlashTemplates(kind: SubmissionKind, body: string, onChoose: (template: ReplyTemplate) => void) {
  const items = useReplyTemplates((templates) => templates.items);
  const [chosen, setChosen] = useState(0);
  const wanted = afterSlash(body)?.trim().toLowerCase();
  const found =
    wanted === undefined
      ? []
      : items.filter((template) => template.kind === kind && template.name.toLowerCase().includes(wanted));
  const at = Math.min(chosen, found.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0 || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setChosen((at + by + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') onChoose(found[at]);
    else return setChosen(0);
    event.preventDefault();
  };
  const field = {
    onKeyDown,
    'aria-controls': found.length > 0 ? LIST_ID : undefined,
    'aria-activedescendant': found.length > 0 ? `${LIST_ID}-${at}` : undefined,
  };
  return { found, at, field, isMissing: Boolean(wanted) && found.length === 0 };
}

interface SlashListProps {
  found: ReplyTemplate[];
  at: number;
  /** Whether something was typed that no template has in its name. */
  isMissing: boolean;
  onChoose: (template: ReplyTemplate) => void;
}

export function SlashList({ found, at, isMissing, onChoose }: SlashListProps) {
  if (isMissing)
    return (
      <p role="status" className={styles.quiet}>
        {REPLY_TEXTS.noTemplate}
      </p>
    );
  if (found.length === 0) return null;
  return (
    <div
      ref={(list) => {
        list?.scrollIntoView?.({ block: 'nearest' });
      }}
      id={LIST_ID}
      role="listbox"
      aria-label="Templates"
      className={styles.slash}
    >
      {found.map((template, index) => (
        <div
          key={template._id}
          id={`${LIST_ID}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerDown={(event) => {
            event.preventDefault(); // keeps the focus in the message
            onChoose(template);
          }}
        >
          {template.name}
        </div>
      ))}
    </div>
  );
}
