const BOUNDARY = 'a boundary of the specs'.replaceAll(' ', '-');

/** `fileName` is written to the header unchanged, escapes included. */
export type Part = { field: string; text: string | Buffer } | { field: string; fileName: string; content: Buffer };

function encode(part: Part): Buffer {
  const fileName = 'fileName' in part ? `; filename="${part.fileName}"\r\nContent-Type: application/octet-stream` : '';
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.field}"${fileName}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(head),
    'text' in part ? Buffer.from(part.text as string) : part.content,
    Buffer.from('\r\n'),
  ]);
}

/** A multipart body with any parts in any order, including those that no browser sends. */
export function multipart(parts: Part[]): { type: string; body: Buffer } {
  const body = Buffer.concat([...parts.map(encode), Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}
