const NEWLINE = 0x0a;

/**
 * Splits bytes into lines at newlines only. Node's readline would also split at the line separators of Unicode, which
 * a visitor may have typed. The bytes after the last newline are a line too, because a truncated file ends in one.
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
