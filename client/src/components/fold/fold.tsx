import { type ReactNode, useEffect, useRef } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: string;
  className?: string;
  children: ReactNode;
}

/** As in the style sheet. */
const WIDE = '(min-width: 56rem)';

/** Older browsers have no style that opens it. */
const opensByStyle = () => window.CSS?.supports?.('selector(::details-content)') ?? false;

/** Folded on phones and small tablets; on wide screens and on paper its content is shown and there is nothing to fold. */
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
