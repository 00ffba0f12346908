/** What a command measures: told as it comes, and with --write kept in a file of docs/measurements. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { say } from '../../lib/load/say.mjs';
import { goalRowsIn, goalsTable, GOALS_HEAD, joined, markdownTable, textTable } from './markdown.mjs';
import { busyness, machine } from './machine.mjs';

const FOLDER = join(import.meta.dirname, '../../../docs/measurements');
const INDEX = 'README.md';

/** For the options of a command. */
export const WRITE = { type: 'boolean', default: false };
export const WRITE_USAGE =
  '--write               keep the tables in docs/measurements, with machine, versions and date';

/** In a terminal: the names to the left, the figures to the right. */
function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  for (const [name, ...cells] of rows) {
    const padded = cells.map((cell, index) => String(cell).padStart(widths[index + 1]));
    say(`  ${[String(name).padEnd(Math.max(widths[0], 12)), ...padded].join('   ').trimEnd()}`);
  }
}

async function writePage(name, text) {
  const file = join(FOLDER, name);
  const config = await resolveConfig(file);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, await format(text, { ...config, parser: 'markdown' }));
}

const ABOUT = `Each file is written by the command that it names, with \`--write\`, and not by hand; [how](../benchmarks.md).
Figures of one file are of one run, and only these may be compared. *Not decided* means that the load generator had no time
left, so that the figure is its own limit.`;

/** The goals of all files, by their numbers. */
async function writeIndex() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md') && name !== INDEX).sort();
  const rows = [];
  for (const name of names) {
    const link = `[${name.replace('.md', '')}](${name})`;
    for (const row of goalRowsIn(await readFile(join(FOLDER, name), 'utf8'))) rows.push([...row, link]);
  }
  const numberOf = ([number]) => (number === '–' ? Infinity : Number(number));
  const sorted = rows.toSorted((one, other) =>
    numberOf(one) === numberOf(other) ? 0 : numberOf(one) - numberOf(other),
  );
  const table = textTable([...GOALS_HEAD, 'file'], sorted);
  await writePage(INDEX, joined(['# Measurements and goals', ABOUT, table]));
}

/**
 * A measurement by the name of its file; `run` is what was done how often, `programs` their versions in a line.
 * Copies of it with a `node` name that in each title.
 */
export function openPage({ name, title, command, run, programs, write }) {
  const blocks = [];
  const all = [];
  const began = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const facts = [
    ['written by', `\`${[command, '--', ...process.argv.slice(2)].join(' ')}\``],
    ['date', `${began} UTC`],
    ['machine', `${machine()}; ${busyness()}`],
    ['programs', programs],
    ['run', run],
  ];
  const titled = (node, text) => (node ? `${text}, Node ${node.version}` : text);
  return {
    text(line) {
      say(line);
      blocks.push(line);
    },
    table({ title: of, rows, notes = [] }) {
      say(`\n${titled(this.node, of)}`);
      printTable(rows);
      for (const note of notes) say(`  ${note}`);
      blocks.push(`## ${titled(this.node, of)}`, markdownTable(rows), notes.map((note) => `- ${note}`).join('\n'));
    },
    goals(goals) {
      const told = goals.map((goal) => ({ ...goal, what: titled(this.node, goal.what) }));
      for (const { number, what, goal, measured, verdict } of told)
        say(`  goal ${number ?? '–'}, ${what}: ${goal} · ${measured} · ${verdict}`);
      all.push(...told);
    },
    /** Writes the file, if that was asked for. */
    async close() {
      if (!write) return;
      const goals = all.length > 0 && goalsTable(all);
      await writePage(`${name}.md`, joined([`# ${title}`, factsTable(facts), ...blocks, goals]));
      await writeIndex();
      say(`written: docs/measurements/${name}.md`);
    },
  };
}

const factsTable = (facts) => textTable(['', ''], facts);
