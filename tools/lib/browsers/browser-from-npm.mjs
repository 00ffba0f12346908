import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { fetchTool, kept } from '../packages/fetched.mjs';

const MANIFEST = join(import.meta.dirname, '../../packages/chromium/package.json');
const PACKAGE = '@sparticuz/chromium';
const UNPACK = `import(process.argv[1]).then(({ default: chromium }) => chromium.executablePath())`;

const fontsConfiguration = (dir) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${dir.replaceAll('&', '&amp;')}/fonts</dir>
  <cachedir>${dir.replaceAll('&', '&amp;')}/fonts-cache</cachedir>
</fontconfig>
`;

/** Runs in its own process, because the package reads its target folder, and whether to unpack libraries, from the environment. */
async function unpackInto(dir, finalDir) {
  const tool = await fetchTool('chromium');
  const entry = pathToFileURL(tool.resolve(PACKAGE)).href;
  const env = { ...process.env, TMPDIR: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK, entry], { env });
  await writeFile(join(dir, 'fonts', 'fonts.conf'), fontsConfiguration(finalDir));
}

const pinnedVersion = async () => JSON.parse(await readFile(MANIFEST, 'utf8')).dependencies[PACKAGE];

/** Major version of the package's Chromium. */
export const npmChromiumVersion = async () => Number.parseInt(await pinnedVersion(), 10);

/** The cached browser and the environment it needs; undefined if the package has none for this platform. */
export async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const dir = await kept(['chromium', await pinnedVersion()], unpackInto);
  const libraries = [join(dir, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(dir, 'fonts', 'fonts.conf') };
  return { executablePath: join(dir, 'chromium'), env };
}
