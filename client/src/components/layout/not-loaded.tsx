import styles from './layout.module.css';
import { LoadFailure } from './load-failure.tsx';

/** In the HTML of every page, for when its scripts cannot be loaded; the page stays readable. Referenced in loader.ts. */
export const NotLoaded = () => (
  <div id="not-loaded" role="alert" className={styles.notice} hidden>
    <LoadFailure />
  </div>
);
