import { type ToggleEvent, useCallback, useRef, useState } from 'react';
import { useClosing } from '#client/hooks/use-closing.ts';

/** A `<details>` that closes on Escape or a press outside, but not while a dialog that it opened is on top. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((byKey: boolean) => {
    if (document.querySelector('dialog[open]')) return;
    details.current?.removeAttribute('open');
    if (byKey) details.current?.querySelector('summary')?.focus();
  }, []);
  useClosing(details, isOpen, close);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return { details, isOpen, close, onToggle };
}
