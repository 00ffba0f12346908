import { useEffect, useState } from 'react';
import { useSiteState } from '#client/stores/site-state.ts';
import { ExpiringNotice } from './expiring-notice.tsx';
import { MakeItYours } from './make-it-yours.tsx';

/** What the owner has to do on the site itself, above the tabs; nothing once it is done. */
export function SiteTasks() {
  const { state, read, keep } = useSiteState();
  // what an earlier visit of the dashboard was told may be over
  const [isRead, setRead] = useState(false);
  useEffect(() => void read().then(() => setRead(true)), [read]);
  return (
    isRead &&
    state && (
      <>
        <ExpiringNotice state={state} />
        <MakeItYours state={state} onKeep={keep} />
      </>
    )
  );
}
