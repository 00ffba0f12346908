/** A PDF begins with a version and ends with the position of its object table (ISO 32000). */
const PDF = { start: '%PDF-', place: 'startxref', end: /^startxref\s+\d+\s+%%EOF/ };

/** Searches backwards for the end: scanners and web servers append zeros or lines, and PDF readers skip them. */
export function isPdf(content: Buffer): boolean {
  const end = content.lastIndexOf(PDF.place);
  return (
    content.toString('latin1', 0, PDF.start.length) === PDF.start &&
    PDF.end.test(content.toString('latin1', end, end + 64))
  );
}
