import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SAMPLE_ITEMS } from '#shared/content/contract';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { keepSample, useSiteState } from '../queries/site-state.ts';
import styles from '../shell/shell.module.css';
import { ExpiringNotice } from './expiring-notice.tsx';
import { SetupList } from './setup-list.tsx';

/** The site's state once reloaded; undefined before, because a state from an earlier visit may be out of date. */
function useFreshState() {
  const { data, isFetchedAfterMount } = useSiteState();
  return isFetchedAfterMount ? data : undefined;
}

/** Licenses and certificates that expire soon, shown above the panels. */
export function Expiring() {
  const state = useFreshState();
  return state && <ExpiringNotice state={state} />;
}

/** The setup progress at the bottom of the tab rail. Opens the list; disappears when all is done. */
export function SetupMeter() {
  const { data: state } = useSiteState();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  if (!state || state.sampleLeft.length === 0) return null;
  const done = SAMPLE_ITEMS.length - state.sampleLeft.length;
  return (
    <>
      <button type="button" className={styles.meter} onClick={() => setOpenAt(key)}>
        <span>
          <span>Set up your site</span>
          <span>
            {done}/{SAMPLE_ITEMS.length}
          </span>
        </span>
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${(100 * done) / SAMPLE_ITEMS.length}%` }} />
        </span>
      </button>
      <Dialog open={openAt === key} heading="Set up your site" onClose={() => setOpenAt(undefined)}>
        <SetupList state={state} onKeep={keepSample} />
      </Dialog>
    </>
  );
}
