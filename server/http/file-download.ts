import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { requestIdOf } from './headers/request-id.ts';

const logger = new Logger('FileDownload');

export interface FileDownload {
  fileName: string;
  type: string;
  /** For the answer to HEAD, which has no content. */
  length?: number;
}

/**
 * A file download, whole or streamed. When the client disconnects, the stream stops. When the stream fails, the
 * connection is closed, so that the client does not take a partial file for a complete one.
 */
export function fileDownload(
  { fileName, type, length }: FileDownload,
  content: Uint8Array | AsyncIterable<string | Uint8Array>,
): StreamableFile {
  const options = { type, length, disposition: contentDisposition(fileName) };
  if (content instanceof Uint8Array) return new StreamableFile(content, options);
  // only the stack is logged: other properties of the error may contain search terms
  return new StreamableFile(Readable.from(content), options).setErrorHandler((error, response) => {
    logger.error(
      { msg: 'A file could not be sent completely', requestId: requestIdOf(response as Response) },
      error.stack,
    );
    response.destroy?.();
  });
}
