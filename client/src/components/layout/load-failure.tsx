import { Button } from '../button/button.tsx';
import styles from './layout.module.css';

/** Reloading is the only way to fetch new code; it keeps the query, hash and navigation state. */
export function LoadFailure() {
  return (
    <>
      <p>This page could not be loaded. Check your connection and try again.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </>
  );
}

/** In the HTML of every page, for when its scripts cannot be loaded; the page stays readable. Referenced in loader.ts. */
export const NotLoaded = () => (
  <div id="not-loaded" role="alert" className={styles.notice} hidden>
    <LoadFailure />
  </div>
);
