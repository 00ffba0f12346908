import type { OpenAPIObject } from '@nestjs/swagger';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../../../tools/openapi.mjs');

/** The OpenAPI document of the build, whose plugin reads types that Jest's compiler removes. */
export function builtDocument(): OpenAPIObject {
  const folder = mkdtempSync(join(tmpdir(), 'eclar-openapi-'));
  const file = join(folder, 'openapi.json');
  execFileSync(process.execPath, [SCRIPT, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  rmSync(folder, { recursive: true });
  return document;
}
