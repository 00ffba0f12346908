import { useFirm } from '../../content/content-context.tsx';
import { Button } from '../button/button.tsx';
import styles from './layout.module.css';

/** Shown while Back or Forward waits for a page's code and data. A followed link keeps the current page. */
export function Loading() {
  return (
    <main id="main" tabIndex={-1} className={`${styles.failure} ${styles.loading}`}>
      <title>{useFirm().name}</title>
      <p role="status">Loading the page...</p>
    </main>
  );
}

/** Reloading is the only way to fetch new code; it keeps the query, hash and navigation state. */
export function LoadFailure() {
  return (
    <>
      <p>This page could not be loaded. Check your connection and try again.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </>
  );
}

/** First in the body, so that it works before the rest arrives. Shown by loader.ts and main.tsx. */
export const NotLoaded = () => (
  <div id="not-loaded" role="alert" className={styles.notice} hidden>
    <LoadFailure />
  </div>
);
