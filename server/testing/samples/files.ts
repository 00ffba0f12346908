import { crc32, deflateRawSync } from 'node:zlib';

/** A PDF of one empty page, with correct offsets. */
export function pdfFile(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1');
}

export interface ZipEntry {
  name: string;
  text?: string;
  /** A wrong size for the headers of the entry. */
  declaredBytes?: number;
}

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

/** A valid archive: deflated entries, a central directory and its end record. */
export function zipFile(entries: ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text = '', declaredBytes } of entries) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const deflated = deflateRawSync(content);
    // version 2.0, no flags, deflate, 1 January 1980, then checksum, sizes and the lengths of name and extra field
    const start = record([2, 20], [2, 0], [2, 8], [2, 0], [2, 33], [4, crc32(content)], [4, deflated.length]);
    const end = record([4, declaredBytes ?? content.length], [2, path.length], [2, 0]);
    const body = Buffer.concat([record([4, 0x04034b50]), start, end, path, deflated]);
    const place = record([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(record([4, 0x02014b50], [2, 20]), start, end, place, path);
    bodies.push(body);
    offset += body.length;
  }
  const index = Buffer.concat(directory);
  const count = entries.length;
  const last = record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, index.length], [4, offset], [2, 0]);
  return Buffer.concat([...bodies, index, last]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = 'http://schemas.openxmlformats.org';
const MIME = 'application/vnd.openxmlformats';

/** The parts of the smallest document that Word opens: one paragraph. */
export const DOCX_PARTS: ZipEntry[] = [
  {
    name: '[Content_Types].xml',
    text: `${XML}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="${MIME}-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${MIME}-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    text: `${XML}<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${FORMATS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
  {
    name: 'word/document.xml',
    text: `${XML}<w:document xmlns:w="${FORMATS}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>`,
  },
];

export const docxFile = (more: ZipEntry[] = []): Buffer => zipFile([...DOCX_PARTS, ...more]);
