import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SAMPLE_ITEMS } from '#shared/content/contract';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { useSiteState } from '#client/stores/admin/site-state.ts';
import styles from '../shell/shell.module.css';
import { ExpiringNotice } from './expiring-notice.tsx';
import { SetupList } from './setup-list.tsx';

/** The site's state once reloaded; undefined before, because a state from an earlier visit may be out of date. */
function useFreshState() {
  const { state, read } = useSiteState();
  const [isRead, setRead] = useState(false);
  useEffect(() => void read().then(() => setRead(true)), [read]);
  return isRead ? state : undefined;
}

/** Licenses and certificates that expire soon, shown above the panels. */
export function Expiring() {
  const state = useFreshState();
  return state && <ExpiringNotice state={state} />;
}

/** The setup progress at the bottom of the tab rail. Opens the list; disappears when all is done. */
export function SetupMeter() {
  const { state, keep } = useSiteState();
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
        <SetupList state={state} onKeep={keep} />
      </Dialog>
    </>
  );
}
