/** Prints the measurements of a command and, with --write, writes them to a file of docs/measurements. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { say } from '../../lib/load/say.mjs';
import { busyness, machine } from './machine.mjs';
import { joined, markdownTable } from '../report/markdown.mjs';
import { summaryWith } from '../report/summary.mjs';

const FOLDER = join(import.meta.dirname, '../../../docs/measurements');
const SUMMARY = 'README.md';

/** For the options of a command. */
export const WRITE = { type: 'boolean', default: false };
export const WRITE_USAGE =
  '--write               keep the tables in docs/measurements, with machine, versions and date';

/** Prints names left-aligned and figures right-aligned. */
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

function readSummary() {
  const file = join(FOLDER, SUMMARY);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * A measurement by the name of its file. `run` names the steps and their number, `programs` has their versions in one line. A copy of it
 * with a `node` adds the version to each title.
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
      for (const { number, what, goal, measured, verdict } of goals)
        say(`  goal ${number ?? '–'}, ${titled(this.node, what)}: ${goal} · ${measured} · ${verdict}`);
      const node = (this.node?.version ?? process.versions.node).split('.')[0];
      all.push(...goals.map((goal) => ({ ...goal, node })));
    },
    /** Writes the file and its goals, if requested. */
    async close() {
      if (!write) return;
      await writePage(`${name}.md`, joined([`# ${title}`, listOf(facts), ...blocks]));
      await writePage(SUMMARY, summaryWith(readSummary(), name, all));
      say(`written: docs/measurements/${name}.md`);
    },
  };
}

const listOf = (facts) => facts.map(([name, fact]) => `- ${name}: ${fact}`).join('\n');
