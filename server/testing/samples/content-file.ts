import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { SAMPLE } from '#shared/content/sample/sample';

const HEADER = { format: 'eclar-content', version: 2, time: '2026-11-22T00:00:00.000Z' };
const CREDENTIALS = { document: 'credentials', schema: 1, body: SAMPLE.credentials };

interface Parts {
  header?: object;
  lines?: object[];
  trailer?: object;
}

/** A content file as a site writes it, with changes. */
export function contentFile({ header, lines = [CREDENTIALS], trailer }: Parts = {}): Buffer {
  const text = [{ ...HEADER, ...header }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  const count = (key: string) => lines.filter((line) => key in line).length;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const counts = {
    documents: count('document'),
    pictures: count('picture'),
    downloads: count('download'),
    rows: count('list'),
  };
  const end = { ...counts, sha256, ...trailer };
  return gzipSync(`${text}${JSON.stringify(end)}\n`);
}
