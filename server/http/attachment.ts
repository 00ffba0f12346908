import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { requestIdOf } from './headers/request-id.ts';

const logger = new Logger('Attachment');

export interface Attachment {
  fileName: string;
  type: string;
  /** Of a HEAD's answer, whose content stays here. */
  length?: number;
}

/**
 * A file for the browser to save, in one piece or piece by piece as the client takes it. When the client leaves, no
 * further piece is asked for. When a piece fails, the connection is broken off, so that half a file never looks whole.
 */
export function attachment(
  { fileName, type, length }: Attachment,
  content: Uint8Array | AsyncIterable<string | Uint8Array>,
): StreamableFile {
  const options = { type, length, disposition: contentDisposition(fileName) };
  if (content instanceof Uint8Array) return new StreamableFile(content, options);
  // the error's own fields may hold what was searched for: its stack alone goes into the log
  return new StreamableFile(Readable.from(content), options).setErrorHandler((error, response) => {
    logger.error(
      { msg: 'a file could not be sent to its end', requestId: requestIdOf(response as Response) },
      error.stack,
    );
    response.destroy?.();
  });
}
