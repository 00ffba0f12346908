/** The records of an RFC 4180 file, read letter by letter, so that nothing of what wrote it is taken on trust. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [['']];
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    const cells = records[records.length - 1];
    if (quoted && text.startsWith('""', at)) {
      cells[cells.length - 1] += letter;
      at += 1;
    } else if (!quoted && text.startsWith('\r\n', at)) {
      records.push(['']);
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === ',') cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return records.slice(0, -1);
}
