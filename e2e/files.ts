import { docxFile as docxContent, pdfFile as pdfContent } from '../server/testing/samples/files.ts';

/** A file as Playwright passes it to a file input. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function pdfFile(name = 'resume.pdf'): TestFile {
  return { name, mimeType: 'application/pdf', buffer: pdfContent() };
}

export function docxFile(name = 'resume.docx'): TestFile {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name, mimeType, buffer: docxContent() };
}
