import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** The version in the nearest package.json, found from the sources and from the build. */
function ownVersion(folder = import.meta.dirname): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return dirname(folder) === folder ? 'unknown' : ownVersion(dirname(folder));
}

export function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'eclar_build_info',
    help: 'Always 1; its label is the version of the site.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: ownVersion() }, 1);
}
