/** Special sector numbers ([MS-CFB] 2.1). */
const SECTOR = { allocationTable: 0xfffffffd, endOfChain: 0xfffffffe, free: 0xffffffff };
/** Bytes per directory entry. */
const ENTRY = 128;

interface CompoundFile {
  /** Size of a sector, as a power of two. */
  sectorShift?: number;
  /** Number of streams in the directory before the given one. */
  streamsBefore?: number;
  /** Makes the directory's last sector point to its first. */
  circular?: boolean;
  /** A wrong first sector of the directory, for the header. */
  directoryAt?: number;
}

function directoryEntry(name: string, type: number, child: number): Buffer {
  const entry = Buffer.alloc(ENTRY);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  entry.fill(0xff, 68, 76);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(SECTOR.endOfChain, 116);
  return entry;
}

/** In whole sectors: the root, other streams, then the given one. */
function directoryOf(stream: string, streamsBefore: number, sectorBytes: number): Buffer {
  const names = [...Array.from({ length: streamsBefore }, (_, index) => `Other ${index}`), stream];
  const streams = names.map((name) => directoryEntry(name, 2, SECTOR.free));
  const entries = Buffer.concat([directoryEntry('Root Entry', 5, 1), ...streams]);
  return Buffer.concat([entries], Math.ceil(entries.length / sectorBytes) * sectorBytes);
}

function headerOf(sectorShift: number, directoryAt: number): Buffer {
  const header = Buffer.alloc(2 ** sectorShift);
  header.fill(0xff, 76, 512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  // minor and major version, byte order, sector sizes as powers of two
  const versions = [0x3e, sectorShift === 9 ? 3 : 4, 0xfffe, sectorShift, 6];
  versions.forEach((value, index) => header.writeUInt16LE(value, 24 + index * 2));
  // number of tables, first directory sector, cut-off of small streams, no small streams, no further tables
  const places = [1, directoryAt, 0, 4096, SECTOR.endOfChain, 0, SECTOR.endOfChain, 0, 0];
  places.forEach((value, index) => header.writeUInt32LE(value, 44 + index * 4));
  return header;
}

/** A compound file of a header, an allocation table and a directory. Its streams are empty. */
export function compoundFile(stream: string, options: CompoundFile = {}): Buffer {
  const { sectorShift = 9, streamsBefore = 0, circular = false, directoryAt = 1 } = options;
  const header = headerOf(sectorShift, directoryAt);
  const directory = directoryOf(stream, streamsBefore, header.length);
  const sectors = directory.length / header.length;
  const followers = Array.from({ length: sectors }, (_, index) => index + 2);
  followers[sectors - 1] = circular ? 1 : SECTOR.endOfChain;
  const table = Buffer.alloc(header.length, 0xff);
  [SECTOR.allocationTable, ...followers].forEach((value, index) => table.writeUInt32LE(value, index * 4));
  return Buffer.concat([header, table, directory]);
}

/** The container of a Word 97 document. */
export const docFile = (): Buffer => compoundFile('WordDocument');
