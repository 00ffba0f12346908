import { useState } from 'react';
import type { ResumeFacts, SubmissionDetail } from '#shared/contract';
import type { DownloadedFile } from '#client/api/download.ts';
import { inboxApi } from '#client/api/inbox.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useAttempt } from '#client/admin/use-attempt.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { ResumePages } from './resume-pages.tsx';
import styles from './resume.module.css';

interface ResumePreviewProps {
  submission: Pick<SubmissionDetail, '_id' | 'name'>;
  resume: ResumeFacts;
}

/** Previews a resume in the page; the server logs that it was read. */
export function ResumePreview({ submission: { _id, name }, resume }: ResumePreviewProps) {
  const refresh = useSubmission((store) => store.refresh);
  const [file, setFile] = useState<DownloadedFile>();
  const { attempt, busy, failure } = useAttempt('The resume could not be opened.');
  const open = async () => {
    setFile(await inboxApi.readResume(_id));
    await refresh();
  };
  if (!/\.pdf$/i.test(resume.fileName))
    return <p className={styles.hint}>Word files cannot be previewed. Download the resume to read it.</p>;
  return (
    <section aria-label={`Resume of ${name}`} className={styles.preview}>
      <Button
        variant="secondary"
        busy={busy}
        aria-expanded={file !== undefined}
        onClick={() => (file ? setFile(undefined) : void attempt(open))}
      >
        {busy ? 'Opening...' : file ? 'Close preview' : 'Preview resume'}
      </Button>
      {failure && <Alert>{failure}</Alert>}
      {file ? (
        <ResumePages file={file} title={`Resume of ${name}`} />
      ) : (
        <p className={styles.hint}>Views and downloads are logged.</p>
      )}
    </section>
  );
}
