/** Tables as Markdown has them. */

const cellOf = (text) => String(text).replaceAll('|', '\\|').replaceAll('<', '&lt;');
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

export const GOALS_HEAD = ['#', 'what', 'goal', 'measured', 'verdict'];

const GOALS_TITLE = '## Goals';

export function goalsTable(goals) {
  const rows = goals.map(({ number, what, goal, measured, verdict }) => [number ?? '–', what, goal, measured, verdict]);
  return [
    GOALS_TITLE,
    '',
    textTable(
      GOALS_HEAD,
      rows.map((cells) => cells.map(cellOf)),
    ),
  ].join('\n');
}

/** The rows of the goals of a written measurement, each as its cells. */
export function goalRowsIn(text) {
  const [, goals = ''] = text.split(`\n${GOALS_TITLE}\n`);
  const rows = goals.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** A paragraph or table after the other. */
export const joined = (blocks) => `${blocks.filter(Boolean).join('\n\n')}\n`;
