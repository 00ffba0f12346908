import { inboxApi } from '#client/api/inbox.ts';
import { ActionButton } from '#client/admin/action-button.tsx';
import styles from './facts.module.css';

export function MeetingFile({ id }: { id: string }) {
  return (
    <div className={styles.file}>
      <ActionButton
        variant="secondary"
        action={() => inboxApi.downloadMeeting(id)}
        failed="The meeting could not be downloaded."
      >
        Add to calendar (.ics)
      </ActionButton>
    </div>
  );
}
