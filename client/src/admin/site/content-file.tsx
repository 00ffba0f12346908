import { type ChangeEvent, useState } from 'react';
import type { ContentImport } from '#shared/content/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { counted } from '#shared/inbox/desk-words';
import { ApiError, failureText, isUnauthorized } from '#client/api/http.ts';
import { download } from '#client/api/download.ts';
import { upload } from '#client/api/upload.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { FileField } from '#client/components/form/file-field.tsx';
import { useSession } from '#client/stores/session.ts';
import { useAttempt } from '../hooks/use-attempt.ts';
import { refreshSiteState } from '../queries/site-state.ts';
import styles from './site-tabs.module.css';

const NOT_DOWNLOADED = 'The file could not be downloaded. Check your connection and try again.';
const NOT_UPLOADED = 'The file could not be uploaded. Check your connection and try again.';

/** The changes made by an uploaded file, and the remaining steps. */
function resultOf({ drafts, pictures, rows }: ContentImport): string[] {
  const shown = [rows.rentals && counted(rows.rentals, 'rental'), rows.jobs && counted(rows.jobs, 'job')].filter(
    Boolean,
  );
  return [
    drafts.length > 0
      ? 'The texts are now unpublished changes. Open the editor to review and publish them.'
      : 'The texts are the same as on this site.',
    ...(pictures.added > 0 ? [`${counted(pictures.added, 'picture')} added.`] : []),
    ...(shown.length > 0
      ? [`${shown.join(' and ')} from the file ${rows.rentals + rows.jobs === 1 ? 'is' : 'are'} now on the site.`]
      : []),
    ...rows.kept.map((list) => `This site already has ${list}, so those in the file were skipped.`),
  ];
}

/** Moves the content between installations. */
export function ContentFile() {
  const own = useAttempt(NOT_DOWNLOADED);
  const sample = useAttempt(NOT_DOWNLOADED);
  const sending = useAttempt(NOT_UPLOADED, (error, fallback) => {
    // uploads do not report this to the session themselves
    if (isUnauthorized(error)) useSession.getState().expire();
    return error instanceof ApiError ? failureText(error, fallback) : fallback;
  });
  const [result, setResult] = useState<string[]>([]);

  const send = async (file: File) => {
    const headers = { Authorization: `Bearer ${useSession.getState().token}`, 'Content-Type': 'application/gzip' };
    setResult(resultOf(await upload<ContentImport>(ENDPOINTS.contentFile, file, headers, () => undefined)));
    await refreshSiteState();
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setResult([]);
    void sending.attempt(() => send(file));
  };

  const failure = own.failure ?? sample.failure;
  return (
    <section className={styles.file} aria-labelledby="content-file">
      <h3 id="content-file">Content file</h3>
      <p className={styles.quiet}>
        One file with all published texts, pictures, rentals and jobs, to move them to another installation.
      </p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          busy={own.busy}
          onClick={() => own.attempt(() => download('GET', ENDPOINTS.contentFile))}
        >
          {own.busy ? 'Downloading...' : 'Download content'}
        </Button>
        <Button
          variant="quiet"
          busy={sample.busy}
          onClick={() => sample.attempt(() => download('GET', `${ENDPOINTS.contentFile}/sample`))}
        >
          Download sample content
        </Button>
      </div>
      {failure && <Alert>{failure}</Alert>}
      <FileField
        label="Upload a content file"
        hint="Its texts become unpublished changes. Rentals and jobs appear at once, unless this site has its own."
        accept=".gz,application/gzip"
        disabled={sending.busy}
        error={sending.failure}
        // so that the same file can be chosen again
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={pick}
      />
      <div role="status">
        {sending.busy ? <p>Uploading...</p> : result.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    </section>
  );
}
