import { crc32 } from 'node:zlib';

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One empty page, with offsets that a strict reader accepts. */
export function pdfFile(name = 'resume.pdf'): TestFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OOXML = 'application/vnd.openxmlformats';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The smallest document that Word opens: one paragraph. */
export function docxFile(name = 'resume.docx'): TestFile {
  const buffer = zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${OOXML}-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${OOXML}-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>`,
  });
  return { name, mimeType: `${OOXML}-officedocument.wordprocessingml.document`, buffer };
}

const SIGNATURE = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };
const VERSION = 20;
// 1 January 1980, the first day that a zip can tell
const FIRST_DAY = 0x21;

/** Little-endian numbers, each as [bytes, value]. */
function record(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** An archive of uncompressed files. */
function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const facts = [
      record([2, VERSION], [2, 0], [2, 0], [2, 0], [2, FIRST_DAY], [4, crc32(content)]),
      sizes(content, name),
    ];
    const body = Buffer.concat([record([4, SIGNATURE.file]), ...facts, name, content]);
    const attributes = record([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(record([4, SIGNATURE.directory], [2, VERSION]), ...facts, attributes, name);
    bodies.push(body);
    offset += body.length;
  }
  const count = Object.keys(files).length;
  const index = Buffer.concat(directory);
  const end = record(
    [4, SIGNATURE.end],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...bodies, index, end]);
}

/** Compressed and inflated size, length of the name, no extra field. */
const sizes = (content: Buffer, name: Buffer) =>
  record([4, content.length], [4, content.length], [2, name.length], [2, 0]);
