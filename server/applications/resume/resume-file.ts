import { extname } from 'node:path';
import { type Entry, fromBuffer } from 'yauzl';
import { MESSAGES } from '#shared/messages';
import { isPdf } from '../../http/body/pdf-file.ts';
import { Problem } from '../../http/errors/problem.ts';

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

/** The container format of .doc files ([MS-CFB]): sectors, a table that links them into chains, and a directory of streams. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Offsets in the header. */
const HEADER = { bytes: 512, sectorShift: 30, directory: 48, table: 76 };
/** Sector sizes as powers of two: 512 or 4096 bytes. */
const SECTOR_SHIFTS = [9, 12];
/** The header lists up to this many sectors of the table, which is enough for 7 MB. */
const TABLE_SECTORS = 109;
/** Offsets in an entry of the directory, the length of an entry, and the type of a stream. */
const ENTRY = { bytes: 128, nameLength: 64, type: 66, stream: 2 };

function sectorsOf(content: Buffer, size: number) {
  const at = (sector: number) => content.subarray((sector + 1) * size, (sector + 2) * size);
  const after = (sector: number): number | undefined => {
    const [table, place] = [Math.floor((sector * 4) / size), (sector * 4) % size];
    if (table >= TABLE_SECTORS) return undefined;
    const numbers = at(content.readUInt32LE(HEADER.table + table * 4));
    return place + 4 <= numbers.length ? numbers.readUInt32LE(place) : undefined;
  };
  return { at, after };
}

function streamsIn(directory: Buffer): string[] {
  const names: string[] = [];
  for (let start = 0; start + ENTRY.bytes <= directory.length; start += ENTRY.bytes) {
    const entry = directory.subarray(start, start + ENTRY.bytes);
    const end = Math.min(entry.readUInt16LE(ENTRY.nameLength), ENTRY.nameLength) - 2; // without the terminating zero
    if (entry[ENTRY.type] === ENTRY.stream) names.push(entry.toString('utf16le', 0, Math.max(0, end)));
  }
  return names;
}

/** The names of the streams in a compound file, or none for other content. A damaged file yields the names that can still be reached. */
function compoundStreams(content: Buffer): string[] {
  if (content.length < HEADER.bytes || !content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return [];
  const shift = content.readUInt16LE(HEADER.sectorShift);
  if (!SECTOR_SHIFTS.includes(shift)) return [];
  const { at, after } = sectorsOf(content, 2 ** shift);
  const visited = new Set<number>();
  let sector: number | undefined = content.readUInt32LE(HEADER.directory);
  for (; sector !== undefined && !visited.has(sector) && at(sector).length > 0; sector = after(sector))
    visited.add(sector);
  return [...visited].flatMap((number) => streamsIn(at(number)));
}

const DAMAGED = 'This file cannot be opened. Please choose a PDF, DOC or DOCX file.';

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
  const check = CONTENT_CHECKS[extension];
  if (!check) throw new Problem(415, [MESSAGES.fields.resumeType]);
  try {
    if (await check(content)) return extension.slice(1);
  } catch (cause) {
    throw new Problem(415, [DAMAGED], {}, { cause });
  }
  throw new Problem(415, [DAMAGED]);
}
