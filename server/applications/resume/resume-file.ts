import { extname } from 'node:path';
import { type Entry, fromBuffer } from 'yauzl';
import { MESSAGES } from '#shared/messages';
import { isPdf } from '../../http/body/pdf-file.ts';
import { Problem } from '../../http/errors/problem.ts';
import { compoundStreams } from './compound-file.ts';

/** A real .docx has a few dozen parts and inflates to a few megabytes. Larger ones are treated as zip bombs. */
const DOCX = { entries: 200, inflatedBytes: 50 * 1024 * 1024, parts: ['[Content_Types].xml', 'word/document.xml'] };

/** The stream that holds a .doc's text ([MS-DOC]). */
const WORD_STREAM = 'WordDocument';

/** Reads only the directory of the archive; nothing is inflated. */
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

const CONTENT_CHECKS: Record<string, (content: Buffer) => boolean | Promise<boolean>> = {
  '.pdf': isPdf,
  '.doc': (content) => compoundStreams(content).includes(WORD_STREAM),
  '.docx': isDocx,
};

/**
 * Determines the type of a resume from its name and content.
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
