import { firstOrAll } from '#shared/testing/thorough';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { compoundFile, docFile } from '../../testing/calls/compound-file.ts';
import { DOCX_PARTS, docxFile, pdfFile, type ZipEntry, zipFile } from '../../testing/samples/files.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const WRONG_TYPE = problemBody(415, ['Resume must be a PDF, DOC or DOCX file.']);
const DAMAGED = problemBody(415, ['This file cannot be opened. Please choose a PDF, DOC or DOCX file.']);

const without = (part: string) => zipFile(DOCX_PARTS.filter(({ name }) => name !== part));
const fillers = (count: number): ZipEntry[] => Array.from({ length: count }, (_, index) => ({ name: `word/${index}` }));
const mentioning = (name: string, content: Buffer) => Buffer.concat([content, Buffer.from(name, 'utf16le')]);
const MIB = 1024 * 1024;

describe('POST /apply: what a resume may be', () => {
  const app = useApp();
  const { send, refused, storedResume, countRows } = applicationCalls(app);

  it.each([
    ['cv.pdf', 'pdf', pdfFile()],
    ['cv.doc', 'doc', docFile()],
    ['cv.docx', 'docx', docxFile()],
    ['CV.PDF', 'pdf', pdfFile()],
    ['cv.Docx', 'docx', docxFile()],
    ['cv.final.v2.docx', 'docx', docxFile()],
    ['changed twice.pdf', 'pdf', Buffer.concat([pdfFile(), pdfFile().subarray(9)])],
    ['padded.pdf', 'pdf', Buffer.concat([pdfFile(), Buffer.alloc(8192)])],
    ['with lines of a server.pdf', 'pdf', Buffer.concat([pdfFile(), Buffer.from('\r\n<!-- served in 4 ms -->\r\n')])],
    ['lines of Windows.pdf', 'pdf', Buffer.from(pdfFile().toString('latin1').replaceAll('\n', '\r\n'), 'latin1')],
    ['large sectors.doc', 'doc', compoundFile('WordDocument', { sectorShift: 12 })],
    ['long directory.doc', 'doc', compoundFile('WordDocument', { streamsBefore: 6 })],
  ])('takes %s and stores it byte for byte', async (fileName, type, content) => {
    expect(await storedResume(await send({}, { fileName, content }))).toEqual({ file_name: fileName, type, content });
  });

  it.each([
    ['cv.exe', pdfFile()],
    ['cv', pdfFile()],
    ['cv.pdf.exe', pdfFile()],
    ['.pdf', pdfFile()],
    ['cv.pdf ', pdfFile()],
    ['cv.html', Buffer.from('<script>alert(1)</script>')],
    ['cv.svg', Buffer.from('<svg onload="alert(1)"/>')],
    ['cv.zip', docxFile()],
    ['cv.docm', docxFile()],
  ])('refuses the name %p', async (fileName, content) => {
    expect(await refused(415, {}, { fileName, content })).toEqual(WRONG_TYPE);
  });

  it.each(
    firstOrAll([
      ['cv.pdf', 'a web page', Buffer.from('<html><script>alert(1)</script>')],
      ['cv.pdf', 'a web page that mentions PDF', Buffer.from('<script>alert(1)</script>%PDF-1.4')],
      ['cv.pdf', 'a document of Word', docxFile()],
      ['cv.pdf', 'a program', Buffer.from('MZ\x90\x00', 'latin1')],
      ['cv.pdf', 'cut short', pdfFile().subarray(0, -40)],
      ['cv.pdf', 'its first bytes alone', Buffer.from('%PDF-1.4\n')],
      ['cv.pdf', 'a web page behind the first bytes of a PDF', Buffer.from('%PDF-1.4\n<script>alert(1)</script>')],
      ['cv.pdf', 'a PDF without the place of its table', Buffer.from('%PDF-1.4\nstartxref\n%%EOF\n')],
      ['cv.doc', 'a PDF', pdfFile()],
      ['cv.doc', 'a newer document of Word', docxFile()],
      ['cv.doc', 'rich text', Buffer.from('{\\rtf1 resume}')],
      ['cv.doc', 'a spreadsheet', compoundFile('Workbook')],
      ['cv.doc', 'a spreadsheet that mentions Word', mentioning('WordDocument', compoundFile('Workbook'))],
      [
        'cv.doc',
        'the first bytes alone, and the name of a stream',
        mentioning('WordDocument', docFile().subarray(0, 8)),
      ],
      ['cv.doc', 'cut short', docFile().subarray(0, 1024)],
      ['cv.doc', 'a directory that runs in a circle', compoundFile('Workbook', { circular: true })],
      ['cv.doc', 'a directory outside of the file', compoundFile('WordDocument', { directoryAt: 0xfffffff0 })],
      ['cv.docx', 'a PDF', pdfFile()],
      ['cv.docx', 'an older document of Word', docFile()],
      ['cv.docx', 'the first bytes of an archive', docxFile().subarray(0, 40)],
      ['cv.docx', 'an archive cut short', docxFile().subarray(0, -30)],
      ['cv.docx', 'an empty archive', zipFile([])],
      ['cv.docx', 'an archive of something else', zipFile([{ name: 'classes.dex', text: 'x' }])],
      ['cv.docx', 'a spreadsheet', zipFile([DOCX_PARTS[0], { name: 'xl/workbook.xml' }])],
      ['cv.docx', 'a document without its types', without('[Content_Types].xml')],
      ['cv.docx', 'a document without its text', without('word/document.xml')],
      ['cv.docx', 'a document with macros', docxFile([{ name: 'word/vbaProject.bin', text: 'Sub AutoOpen' }])],
      ['cv.docx', 'a document with macros in capitals', docxFile([{ name: 'word/VBAPROJECT.BIN', text: 'x' }])],
      ['cv.docx', 'more than 200 parts', docxFile(fillers(198))],
      ['cv.docx', 'one part that inflates past 50 MB', docxFile([{ name: 'word/x', declaredBytes: 51 * MIB }])],
      [
        'cv.docx',
        'parts that inflate past 50 MB together',
        docxFile(fillers(6).map((e) => ({ ...e, declaredBytes: 9 * MIB }))),
      ],
      ['cv.docx', 'a part outside the archive', docxFile([{ name: '../../etc/cron.d/x', text: 'x' }])],
    ]),
  )('refuses %s when it is %s', async (fileName, _what, content) => {
    const before = await countRows();
    expect(await refused(415, {}, { fileName, content })).toEqual(DAMAGED);
    expect(await countRows()).toEqual(before);
  });

  it('takes a document of 200 parts', () => send({}, { fileName: 'cv.docx', content: docxFile(fillers(197)) }));

  it('takes a document that inflates to nearly 50 MB', () =>
    send({}, { fileName: 'cv.docx', content: docxFile([{ name: 'word/x', declaredBytes: 49 * MIB }]) }));
});
