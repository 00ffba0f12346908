import { useState } from 'react';
import { downloadPath, downloadSize, type DownloadUse } from '#shared/content/documents/pages/downloads';
import { LIMITS } from '#shared/limits';
import { contentApi } from '#client/api/content.ts';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { Field } from '#client/components/form/field.tsx';
import { sameAccount } from '#client/stores/account.ts';
import { useSession } from '#client/stores/session.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { problemAt } from '../../drafts/problems.ts';
import { type ControlProps, useSpot } from '../use-spot.ts';

const MAX = downloadSize(LIMITS.download);

const TYPE = 'application/pdf';
const NOT_SENT = 'The PDF could not be sent. Check your connection and try again.';

function refusal({ type, size }: File): string | undefined {
  if (size > LIMITS.download.bytes) return `This file is larger than ${MAX}. Choose a smaller one.`;
  return type === TYPE ? undefined : 'Choose a PDF.';
}

/** Uploads a chosen file and stores its use. */
function useUpload(set: (use: DownloadUse) => void) {
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const send = async (file: File) => {
    const refused = refusal(file);
    setFailure(refused);
    if (refused) return;
    const isMine = sameAccount();
    setSent(0);
    try {
      const { _id, name, bytes } = await contentApi.uploadDownload(file, useSession.getState().token ?? '', setSent);
      if (isMine()) set({ download: _id, name, bytes });
    } catch (error) {
      if (isUnauthorized(error)) useSession.getState().expire();
      logFailure('A PDF could not be uploaded.', error);
      setFailure(failureText(error, NOT_SENT));
    } finally {
      setSent(undefined);
    }
  };
  return { sent, failure, send };
}

/** A PDF that visitors download. */
export function DownloadControl(props: ControlProps) {
  const { value, label, set, waits } = useSpot(props);
  const use = value as DownloadUse | undefined;
  const spot = { ...props.spot, path: [...props.spot.path, 'download'] };
  const problem = useDrafts(({ content }) => problemAt(content, spot));
  const { sent, failure, send } = useUpload(set);
  return (
    <>
      {use?.download && (
        <p>
          <a href={downloadPath(use)}>{use.name}</a> ({downloadSize(use)})
        </p>
      )}
      <Field label={label} hint={`At most ${MAX}.`} error={failure ?? (waits ? undefined : problem)}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={TYPE}
            disabled={sent !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              target.value = '';
            }}
          />
        )}
      </Field>
      <p role="status">{sent !== undefined && `Sending: ${Math.round(sent * 100)}%`}</p>
    </>
  );
}
