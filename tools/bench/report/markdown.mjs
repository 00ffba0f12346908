/** Tables as Markdown has them. */

export const cellOf = (text) => String(text).replaceAll('|', '\\|').replaceAll('<', '&lt;');
const lineOf = (cells) => `| ${cells.map(cellOf).join(' | ')} |`;

/** The first column holds names, the others figures. */
export function markdownTable([head, ...rows]) {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:')).join(' | ');
  return [lineOf(head), `| ${rule} |`, ...rows.map(lineOf)].join('\n');
}

/** All columns hold text, which is Markdown already. */
export function textTable(head, rows) {
  const rule = head.map(() => '---');
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The cells of a line of a table, as they are written. */
export const cellsIn = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A paragraph or table after the other. */
export const joined = (blocks) => `${blocks.filter(Boolean).join('\n\n')}\n`;
