import { ExpiringNotice } from './expiring-notice.tsx';
import { MakeItYours } from './make-it-yours.tsx';
import { useSiteState } from './use-site-state.ts';

/** What the owner has to do on the site itself, above the tabs; nothing once it is done. */
export function SiteTasks() {
  const { state, keep } = useSiteState();
  return (
    state && (
      <>
        <ExpiringNotice state={state} />
        <MakeItYours state={state} onKeep={keep} />
      </>
    )
  );
}
