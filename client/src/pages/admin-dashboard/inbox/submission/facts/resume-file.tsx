import type { ResumeFacts } from '../../../../../../../shared/contract.ts';
import { failureText } from '../../../../../api/http.ts';
import { inboxApi } from '../../../../../api/inbox.ts';
import { Button } from '../../../../../components/button/button.tsx';
import { Alert } from '../../../../../components/form/alert.tsx';
import { sizeText } from '../../../../../components/form/size-text.ts';
import { useSubmission } from '../../../../../stores/submission.ts';
import { useAttempt } from '../../../use-attempt.ts';
import styles from './facts.module.css';
import { timeText } from '../../../times.ts';

/** The applicant's file. Each download is on record, so the record is fetched again after one. */
export function ResumeFile({ id, resume }: { id: string; resume: ResumeFacts }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const { attempt, busy, failure } = useAttempt((error) => failureText(error, 'The resume could not be downloaded.'));
  const download = async () => {
    await inboxApi.downloadResume(id);
    await refresh();
  };
  return (
    <div className={styles.file}>
      <p>
        {resume.fileName}, {sizeText(resume.bytes)}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => attempt(download)}>
        {busy ? 'Downloading...' : 'Download resume'}
      </Button>
      {failure && <Alert>{failure}</Alert>}
      <Downloads times={resume.downloadedAt} />
    </div>
  );
}

function Downloads({ times }: { times: string[] }) {
  if (times.length === 0) return <p className={styles.quiet}>Not downloaded yet.</p>;
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
