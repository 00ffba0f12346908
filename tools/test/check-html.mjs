/** `npm run check:html`: runs the Nu HTML checker, a Java program, over all prerendered pages. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildOrExit } from '../build/build.mjs';
import { readArguments } from '../lib/arguments.mjs';
import { fetchTool } from '../lib/packages/fetched.mjs';

const PAGES = join(import.meta.dirname, '../../dist/client');
/** A CSS property that browsers support and the checker does not know. */
const UNKNOWN = ['--filterpattern', '.*“paint-order”.*'];
const OPTIONS = ['--format', 'json', '--errors-only', '--stdout', '--exit-zero-always', '--skip-non-html', ...UNKNOWN];
const BIG = 64 * 1024 * 1024;

const NO_JAVA = `The HTML checker needs Java, and there is no program named java. Install one, for example:

  apt-get install default-jre-headless     (Debian, Ubuntu)
  brew install openjdk                     (macOS)
  winget install EclipseAdoptium.Temurin.21.JRE`;

/** @throws if there is no Java, or the checker fails */
async function problemsOf(folder) {
  const checker = (await fetchTool('html-checker'))('vnu-jar');
  const { stdout } = await promisify(execFile)('java', ['-jar', checker, ...OPTIONS, folder], { maxBuffer: BIG }).catch(
    (error) => {
      throw error.code === 'ENOENT' ? new Error(NO_JAVA) : error;
    },
  );
  return JSON.parse(stdout).messages;
}

const tell = ({ url, message, extract }) =>
  `${url.slice(url.indexOf('dist/client'))}: ${message}\n    ${(extract ?? '').replaceAll('\n', ' ')}`;

async function checkHtml() {
  const files = (await readdir(PAGES, { recursive: true })).filter((name) => name.endsWith('.html'));
  const problems = await problemsOf(PAGES);
  if (problems.length) throw new Error(`${problems.map(tell).join('\n')}\n\n${problems.length} errors in the pages`);
  console.log(`check  HTML of ${files.length} pages ... ok`);
}

const USAGE = `npm run check:html

Runs the Nu HTML checker over all prerendered pages. It needs Java.`;

readArguments({ command: 'check:html', usage: USAGE });
await buildOrExit({ only: ['client'] });
await checkHtml().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
