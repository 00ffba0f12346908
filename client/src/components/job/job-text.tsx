import { useEffect, useRef, useState } from 'react';
import styles from './job-details.module.css';

/** The cleaner is a third of all that the page loads, so it is fetched when a text is about to be shown. */
export const loadCleaner = () => import('./clean-job-text.ts');

/** Job text as HTML. What the server has written into a job's own page is clean and stays. */
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
        // thrown while rendering, for the error boundary
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
