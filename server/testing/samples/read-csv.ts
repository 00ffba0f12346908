/** The records of an RFC 4180 file, read character by character, independently of the code that wrote it. */
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

/**
 * The cells as a spreadsheet with another separator reads them: only a quote at the beginning of a cell opens quoted text, text behind the
 * closing quote is appended unchanged, and any line break outside quotes ends the record.
 */
export function readAsSpreadsheet(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\r\n]*)(${separator}|\r\n|\r|\n|$)`, 'gy');
  const records: string[][] = [[]];
  for (const [, quoted = '', rest, end] of text.matchAll(cell)) {
    records[records.length - 1].push(quoted.replaceAll('""', '"') + rest);
    if (/[\r\n]/.test(end)) records.push([]);
  }
  return records;
}
