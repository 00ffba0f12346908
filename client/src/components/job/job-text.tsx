import { useEffect, useRef, useState } from 'react';
import { loadCode } from '#client/api/load-code.ts';
import styles from './job-details.module.css';

/** Loaded when a text is about to be shown, because the sanitizer is a third of the page's code. */
export const loadCleaner = () => loadCode(() => import('./clean-job-text.ts'));

/** A job text as HTML. Texts in prerendered pages are already sanitized. */
export function JobText({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    const isServed = isFirst.current && box.current?.hasChildNodes();
    isFirst.current = false;
    if (isServed) return;
    let wanted = true;
    loadCleaner().then(
      ({ cleanJobText }) => wanted && setHtml(cleanJobText(text)),
      (error) =>
        // error boundaries only catch errors thrown while rendering
        setHtml(() => {
          throw error;
        }),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  const shown = typeof document === 'undefined' ? text : html;
  return (
    <div ref={box} className={styles.prose} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: shown }} />
  );
}
