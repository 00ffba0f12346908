/** The fields of a multipart form whose last part is the file, and nothing that a hostile one would need. */
export function fieldsOf(bytes, contentType) {
  const border = `--${/boundary=(.+)$/.exec(contentType)[1]}`;
  const fileHead = bytes.indexOf('filename="');
  const fileStart = bytes.indexOf('\r\n\r\n', fileHead) + 4;
  const fileEnd = bytes.lastIndexOf(`\r\n${border}--`);
  const fields = Object.fromEntries(
    [...bytes.toString('utf8', 0, fileHead).matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  return { ...fields, resume: bytes.subarray(fileStart, fileEnd) };
}
