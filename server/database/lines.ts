const NEWLINE = 0x0a;

/**
 * Splits bytes at newlines only. Node's readline would also split at Unicode line separators, which a visitor may
 * have typed. Bytes after the last newline form a line too: a truncated file ends in one.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let open: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...open, chunk.subarray(start, end)]);
      open = [];
      start = end + 1;
    }
    if (start < chunk.length) open.push(chunk.subarray(start));
  }
  if (open.length > 0) yield Buffer.concat(open);
}
