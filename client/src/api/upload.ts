import { FILE_TIMEOUT, readAnswer, urlOf } from './http.ts';

type Progress = (sent: number) => void;

/** Posts a multipart form, or a file as it is. @throws like `request` */
export async function upload<Answer>(
  path: string,
  body: FormData | Blob,
  headers: Record<string, string>,
  onProgress: Progress,
): Promise<Answer> {
  const { status, responseText } = await send(path, body, headers, onProgress);
  return readAnswer<Answer>(status, responseText);
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function send(
  path: string,
  body: FormData | Blob,
  headers: Record<string, string>,
  onProgress: Progress,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new TypeError(`${path} did not answer.`));
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    xhr.onload = () => resolve(xhr);
    xhr.onerror = fail;
    xhr.onabort = fail;
    xhr.ontimeout = fail;
    xhr.open('POST', urlOf(path));
    xhr.timeout = FILE_TIMEOUT;
    const all = { Accept: 'application/json', ...headers };
    for (const [header, value] of Object.entries(all)) xhr.setRequestHeader(header, value);
    xhr.send(body);
  });
}
