import { type ReactNode, useEffect, useRef } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: string;
  className?: string;
  children: ReactNode;
}

/** Repeated in the style sheet. */
const WIDE = '(min-width: 56rem)';

/** False in older browsers, where CSS cannot open the element. */
const opensByStyle = () => window.CSS?.supports?.('selector(::details-content)') ?? false;

/** Collapsible on phones and small tablets; always open on wide screens and in print. */
export function Fold({ summary, className, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!opensByStyle() && window.matchMedia?.(WIDE).matches) details.current!.open = true;
  }, []);
  return (
    <details ref={details} className={[styles.fold, className].filter(Boolean).join(' ')}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
