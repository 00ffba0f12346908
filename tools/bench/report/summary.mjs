/** docs/measurements/README.md: the goals of all files. They stand only here, so writing one file keeps the rows of the others. */
import { cellOf, cellsIn, joined, textTable } from './markdown.mjs';

const HEAD = ['#', 'what', 'goal'];
const UNKNOWN = 'not measured: ';

const ABOUT = `With \`--write\`, a command writes its file and the rows of that file here ([how](../benchmarks.md)). Edit nothing by hand.
Compare only figures of the same file: they come from one run. *Not decided* means that the figure is the load generator's limit.`;

const isMeasured = ({ verdict }) => !verdict.startsWith(UNKNOWN);

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

const resultOf = (finding) => (isMeasured(finding) ? `${finding.measured}: ${finding.verdict}` : finding.verdict);

/** One goal of one measurement, with the result of each Node. */
function rowOf(file, findings) {
  const [{ number, what, goal }] = findings;
  const cells = [number ?? '–', `[${what}](${file}.md)`, goal].map(cellOf);
  const results = findings.map((finding) => [`Node ${finding.node}`, cellOf(resultOf(finding))]);
  return { file, cells, results: new Map(results) };
}

/** Names the goals of a file that were measured on no Node, with the reasons. */
function lineOf(file, findings) {
  const told = groupBy(findings, ({ goal, verdict }) => `${goal} (${verdict.slice(UNKNOWN.length)})`).map(
    ([why, group]) => `${[...new Set(group.map(({ what }) => what))].join(', ')} ${why}`,
  );
  return `- [${file}](${file}.md): ${cellOf(told.join('; '))}`;
}

function partsOf(file, findings) {
  const goals = groupBy(findings, ({ what, goal }) => `${what} ${goal}`).map(([, group]) => group);
  const unknown = goals.filter((group) => !group.some(isMeasured)).flat();
  return {
    rows: goals.filter((group) => group.some(isMeasured)).map((group) => rowOf(file, group)),
    lines: unknown.length > 0 ? [lineOf(file, unknown)] : [],
  };
}

const fileIn = (text) => /\]\(([\w-]+)\.md\)/.exec(text)[1];

/** The parts of a summary that was written before. */
function partsIn(text) {
  const lines = text.split('\n');
  const [head = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsIn);
  const nodes = head.slice(HEAD.length);
  const readRow = (all) => {
    const results = nodes.map((node, index) => [node, all[HEAD.length + index]]);
    return { file: fileIn(all[1]), cells: all.slice(0, HEAD.length), results: new Map(results) };
  };
  return { rows: rows.map(readRow), lines: lines.filter((line) => line.startsWith('- ')) };
}

const numberOf = ({ cells: [number] }) => (number === '–' ? Number.MAX_VALUE : Number(number));
const inOrder = (one, other) => numberOf(one) - numberOf(other) || one.file.localeCompare(other.file);

function tableOf(rows) {
  const known = rows.flatMap(({ results }) => [...results].filter(([, result]) => result).map(([node]) => node));
  const nodes = [...new Set(known)].sort();
  const cellsOf = ({ cells, results }) => [...cells, ...nodes.map((node) => results.get(node) ?? '')];
  return textTable([...HEAD, ...nodes], rows.toSorted(inOrder).map(cellsOf));
}

/** Replaces the findings of `file` in the summary `text`. */
export function summaryWith(text, file, findings) {
  const old = partsIn(text);
  const { rows, lines } = partsOf(file, findings);
  const allRows = [...old.rows.filter((row) => row.file !== file), ...rows];
  const allLines = [...old.lines.filter((line) => fileIn(line) !== file), ...lines].sort();
  return joined([
    '# Measurements and goals',
    ABOUT,
    allRows.length > 0 && tableOf(allRows),
    allLines.length > 0 && `Not measured:\n\n${allLines.join('\n')}`,
  ]);
}
