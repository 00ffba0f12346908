import { useState } from 'react';
import { meetingAt } from '#shared/meeting-time';
import { loadCode } from '#client/api/load-code.ts';
import { logFailure } from '#client/api/log.ts';
import { Button } from '#client/components/button/button.tsx';
import { useFirm } from '#client/content/content-context.tsx';
import type { Sent } from '#client/stores/drafts.ts';
import { useToasts } from '#client/stores/toast.ts';

const FAILED = 'The calendar file could not be made. Please try again.';

/** Saves the meeting of a quote request as a calendar file, generated in the browser. Renders nothing without a meeting. */
export function MeetingButton({ sent }: { sent: Sent }) {
  const firm = useFirm();
  const showToast = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const at = meetingAt(sent.values.meetingDateTime ?? '');
  if (!at) return null;
  const save = async () => {
    setBusy(true);
    try {
      const { saveMeeting } = await loadCode(() => import('./meeting-file.ts'));
      saveMeeting({ sent, at }, firm);
    } catch (error) {
      logFailure(FAILED, error);
      showToast(FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={save}>
      Add to calendar
    </Button>
  );
}
