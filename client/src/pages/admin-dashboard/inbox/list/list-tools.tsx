import type { SubmissionFilter } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { inboxApi } from '#client/api/inbox.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useInbox } from '#client/stores/inbox.ts';
import { AlertSettings } from '../../live/alert-settings.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { KeyboardButton } from '../keyboard/keyboard-help.tsx';
import styles from './list.module.css';

export function ListTools({ filter }: { filter: SubmissionFilter }) {
  const refresh = useInbox((inbox) => inbox.refresh);
  const refreshing = useAttempt(MESSAGES.networkFailed);
  const exporting = useAttempt('The list could not be exported.');
  const failure = refreshing.failure ?? exporting.failure;
  return (
    <>
      <div className={styles.tools}>
        <Button variant="quiet" busy={refreshing.busy} onClick={() => refreshing.attempt(refresh)}>
          Refresh
        </Button>
        <Button
          variant="quiet"
          busy={exporting.busy}
          onClick={() => exporting.attempt(() => inboxApi.downloadList(filter))}
        >
          {exporting.busy ? 'Exporting...' : 'Export CSV'}
        </Button>
        <AlertSettings />
        <KeyboardButton />
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
