import type { ResumeFacts } from '#shared/contract';
import { inboxApi } from '#client/api/inbox.ts';
import { sizeText } from '#client/components/form/size-text.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { ActionButton } from '#client/admin/action-button.tsx';
import styles from './facts.module.css';
import { timeText } from '#client/admin/times.ts';

/** Refreshes the submission after a download, because the server logs each one. */
export function ResumeFile({ id, resume }: { id: string; resume: ResumeFacts }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const download = async () => {
    await inboxApi.downloadResume(id);
    await refresh();
  };
  return (
    <div className={styles.file}>
      <p>
        {resume.fileName}, {sizeText(resume.bytes)}
      </p>
      <ActionButton
        variant="secondary"
        action={download}
        failed="The resume could not be downloaded."
        busyLabel="Downloading..."
      >
        Download resume
      </ActionButton>
      <Downloads times={resume.downloadedAt} />
    </div>
  );
}

function Downloads({ times }: { times: string[] }) {
  if (times.length === 0) return <p className={styles.quiet}>Not opened yet.</p>;
  const [last, ...earlier] = times;
  return (
    <>
      <p className={styles.quiet}>Last downloaded {timeText(last)}.</p>
      {earlier.length > 0 && (
        <details className={styles.quiet}>
          <summary>Downloaded {times.length} times</summary>
          <ul>
            {earlier.map((time) => (
              <li key={time}>{timeText(time)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
