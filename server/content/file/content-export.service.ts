import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DOCUMENT_NAMES } from '#shared/content/documents';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import { uploadedIn } from '#shared/content/pictures/named-pictures';
import { fileDownload } from '../../http/file-download.ts';
import { Originals } from '../../pictures/library/originals.ts';
import { PicturesService } from '../../pictures/library/pictures.service.ts';
import { PublishedContent } from '../published/published-content.ts';
import { documentLine, headerLine, MEDIA_TYPE, partLine, pictureLine, trailerLine } from './format.ts';

/** Compression level: most bytes are pictures, which are compressed already. */
const LEVEL = 3;

/** Exports the published content and its pictures as one file, which another site can import. */
@Injectable()
export class ContentExportService {
  constructor(
    private readonly content: PublishedContent,
    private readonly pictures: PicturesService,
    private readonly originals: Originals,
  ) {}

  export(): StreamableFile {
    const fileName = `content-${new Date().toISOString().slice(0, 10)}.ndjson.gz`;
    const lines = Readable.from(this.hashed(), { objectMode: false });
    // the last stream passes a failure on to the download
    const zipped = pipeline(lines, createGzip({ level: LEVEL }), () => undefined);
    return fileDownload({ fileName, type: MEDIA_TYPE }, zipped);
  }

  private async *hashed(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const { content } = await this.content.read();
    const ids = uploadedIn(content);
    for await (const line of this.lines(content, ids)) {
      hash.update(line);
      yield line;
    }
    yield trailerLine({ documents: DOCUMENT_NAMES.length, pictures: ids.length, sha256: hash.digest('hex') });
  }

  private async *lines(content: PublishedContent['content'], ids: string[]): AsyncGenerator<string> {
    yield headerLine(new Date());
    for (const document of DOCUMENT_NAMES)
      yield documentLine({ document, schema: SCHEMA_VERSIONS[document], body: content[document] });
    for (const id of ids) {
      const { bytes, name, alt, focus } = await this.pictures.get(id);
      yield pictureLine({ picture: id, bytes, name, alt, focus });
      for await (const part of this.originals.read(id, bytes)) yield partLine(part);
    }
  }
}
