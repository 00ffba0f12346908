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

/** What is seldom done with the list as a whole, behind one button. */
export function ListTools({ filter }: { filter: SubmissionFilter }) {
  const refresh = useInbox((inbox) => inbox.refresh);
  const refreshing = useAttempt(MESSAGES.networkFailed);
  const exporting = useAttempt('The list could not be exported.');
  const failure = refreshing.failure ?? exporting.failure;
  return (
    <>
      <details className={styles.menu}>
        <summary aria-label="List options" />
        <div>
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
          <KeyboardButton />
          <AlertSettings />
        </div>
      </details>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
