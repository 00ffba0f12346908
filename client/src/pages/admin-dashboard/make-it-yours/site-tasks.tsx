import { useEffect } from 'react';
import { useSiteState } from '#client/stores/site-state.ts';
import { ExpiringNotice } from './expiring-notice.tsx';
import { MakeItYours } from './make-it-yours.tsx';

/** What the owner has to do on the site itself, above the tabs; nothing once it is done. */
export function SiteTasks() {
  const { state, read, keep } = useSiteState();
  useEffect(() => void read(), [read]);
  return (
    state && (
      <>
        <ExpiringNotice state={state} />
        <MakeItYours state={state} onKeep={keep} />
      </>
    )
  );
}
