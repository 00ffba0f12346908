import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { RESUME_FRAME } from '#shared/resume-frame';

const FOLDER = join(import.meta.dirname, '../src/frames/resume');
const ROOT = join(import.meta.dirname, '../..');
const THREAD = join(ROOT, 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs');

/** Control characters and noncharacters, which HTML forbids and the minifier keeps in literals. */
const FORBIDDEN = /[^\P{Cc}\t\n\f\r]|[\ufdd0-\ufdef\ufffe\uffff]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** In a script element, `</script` would end it, and `<!--` would hide its end. */
const insideScript = (code: string) => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c').replaceAll(FORBIDDEN, escaped);

/** Bundles one script without imports, because a page with an opaque origin cannot load any. */
async function scriptOf(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput;
  return insideScript(built.output[0].code);
}

async function pageOf(): Promise<string> {
  const [style, thread, script] = await Promise.all([
    readFile(join(FOLDER, 'frame.css'), 'utf8'),
    scriptOf(THREAD),
    scriptOf(join(FOLDER, 'frame.ts')),
  ]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Resume</title>
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
<main tabindex="0" aria-label="Pages of the resume"></main>
<script type="text/plain" id="thread">${thread}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Builds the page that shows a resume: one self-contained file, because it may not load anything. */
export function resumeFrame(): Plugin {
  return {
    name: 'eclar:resume-frame',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configureServer(server) {
      let page: Promise<string> | undefined;
      server.middlewares.use(RESUME_FRAME, (_request, response, next) => {
        (page ??= pageOf()).then((html) => response.setHeader('Content-Type', 'text/html').end(html)).catch(next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${RESUME_FRAME.slice(1)}.html`, source: await pageOf() });
    },
  };
}
