import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Half a millisecond for a page; the highest quality, for files that are built once, takes thirty. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODERS = {
  br: (text: string) => promisify(brotliCompress)(text, QUICK),
  gzip: (text: string) => promisify(gzip)(text),
};
const ENCODINGS = ['br', 'gzip'] as const;

/** Sends a text made for this request, compressed where the browser takes that; it is asked for again each time. */
export async function sendText(request: Request, response: Response, type: string, text: string): Promise<void> {
  response.type(type).vary('Accept-Encoding').setHeader('Cache-Control', 'no-cache');
  const encoding = ENCODINGS.find((name) => request.acceptsEncodings(name));
  if (!encoding) return void response.send(text);
  const compressed = await ENCODERS[encoding](text);
  response.setHeader('Content-Encoding', encoding);
  response.send(compressed);
}
