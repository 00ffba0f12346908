import { extname, parse } from 'node:path';
import { type Entry, fromBuffer } from 'yauzl';
import { LIMITS } from '../../shared/limits.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { Problem } from '../common/problem.ts';

/** A real .docx has a few dozen parts and inflates to a few megabytes; past this it is a bomb. */
const DOCX = { entries: 200, inflatedBytes: 50 * 1024 * 1024, parts: ['[Content_Types].xml', 'word/document.xml'] };

/** First bytes: of every PDF (ISO 32000), and of the compound file that a .doc is ([MS-CFB]). */
const PDF = Buffer.from('%PDF-');
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The name of the stream that holds a .doc's text, as the compound file spells it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** Reads the archive's directory only; nothing is inflated. */
function listArchive(content: Buffer): Promise<{ name: string; inflatedBytes: number }[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      if (archive.entryCount > DOCX.entries) return reject(new Error('The archive has too many entries.'));
      const entries: { name: string; inflatedBytes: number }[] = [];
      archive.on('entry', (entry: Entry) => {
        entries.push({ name: entry.fileName, inflatedBytes: entry.uncompressedSize });
        archive.readEntry();
      });
      archive.on('end', () => resolve(entries));
      archive.on('error', reject);
      archive.readEntry();
    });
  });
}

async function isDocx(content: Buffer): Promise<boolean> {
  const entries = await listArchive(content);
  const names = entries.map((entry) => entry.name);
  const inflated = entries.reduce((sum, entry) => sum + entry.inflatedBytes, 0);
  const hasMacros = names.some((name) => /vbaProject/i.test(name));
  return DOCX.parts.every((part) => names.includes(part)) && !hasMacros && inflated <= DOCX.inflatedBytes;
}

const startsWith = (content: Buffer, signature: Buffer) => content.subarray(0, signature.length).equals(signature);

/** By extension: whether the content is what the name says. */
const CONTENT_CHECKS: Record<string, (content: Buffer) => boolean | Promise<boolean>> = {
  '.pdf': (content) => startsWith(content, PDF),
  '.doc': (content) => startsWith(content, COMPOUND_FILE) && content.includes(WORD_STREAM),
  '.docx': isDocx,
};

/**
 * Finds out what a resume is, by its name and its content together.
 * @throws Problem 415 for anything but a PDF, a Word document or a Word 97 document
 */
export async function resumeType(fileName: string, content: Buffer): Promise<string> {
  const extension = extname(fileName).toLowerCase();
  try {
    if (await CONTENT_CHECKS[extension]?.(content)) return extension.slice(1);
  } catch (cause) {
    throw new Problem(415, [MESSAGES.fields.resumeType], {}, { cause });
  }
  throw new Problem(415, [MESSAGES.fields.resumeType]);
}

/** What is kept of the name that the applicant's device sent: no path, no control characters, not too long. */
export function displayName(fileName: string): string {
  const { name, ext } = parse(fileName.replace(/^.*[\\/]/s, '').replace(/\p{C}/gu, ''));
  // by code points, as PostgreSQL counts, so that no character is cut in two
  return [...name].slice(0, LIMITS.fileName - ext.length).join('') + ext;
}
