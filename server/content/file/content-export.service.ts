import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Content, DOCUMENT_NAMES } from '#shared/content/documents';
import { downloadsIn } from '#shared/content/documents/pages/downloads';
import { SAMPLE } from '#shared/content/sample/sample';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import { uploadedIn } from '#shared/content/pictures/named-pictures';
import { fileDownload } from '../../http/file-download.ts';
import { ORIGINALS } from '../../pictures/library/picture-original.entity.ts';
import { PicturesService } from '../../pictures/library/pictures.service.ts';
import { DownloadsService } from '../downloads/downloads.service.ts';
import { PublishedContent } from '../published/published-content.ts';
import { FileRows } from './file-rows.ts';
import {
  documentLine,
  downloadLine,
  headerLine,
  MEDIA_TYPE,
  partLine,
  pictureLine,
  type RowLine,
  rowLine,
  trailerLine,
} from './format.ts';

/** Compression level: most bytes are pictures, which are compressed already. */
const LEVEL = 3;

/** The contents of a file. */
interface Exported {
  content: Content;
  rows: RowLine[];
}

/** Exports content, its pictures, rentals and jobs as one file, which another site can import. */
@Injectable()
export class ContentExportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly pictures: PicturesService,
    private readonly downloads: DownloadsService,
    private readonly rows: FileRows,
  ) {}

  export(): StreamableFile {
    const fileName = `content-${new Date().toISOString().slice(0, 10)}.ndjson.gz`;
    return this.download(fileName, () => this.published());
  }

  /** The content that a new site shows. Its pictures come with the software. */
  exportSample(): StreamableFile {
    return this.download('sample-content.ndjson.gz', () =>
      Promise.resolve({ content: SAMPLE, rows: this.rows.sample() }),
    );
  }

  private async published(): Promise<Exported> {
    const [{ content }, rows] = [await this.content.read(), await this.rows.all()];
    return { content, rows };
  }

  private download(fileName: string, read: () => Promise<Exported>): StreamableFile {
    const lines = Readable.from(this.hashed(read), { objectMode: false });
    // the last stream passes a failure on to the download
    const zipped = pipeline(lines, createGzip({ level: LEVEL }), () => undefined);
    return fileDownload({ fileName, type: MEDIA_TYPE }, zipped);
  }

  private async *hashed(read: () => Promise<Exported>): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const exported = await read();
    const { content, rows } = exported;
    const pictures = [...new Set([...uploadedIn(content), ...this.rows.picturesOf(rows)])];
    const downloads = [...new Set(downloadsIn(content).map(({ download }) => download))];
    for await (const line of this.lines(exported, pictures, downloads)) {
      hash.update(line);
      yield line;
    }
    yield trailerLine({
      documents: DOCUMENT_NAMES.length,
      pictures: pictures.length,
      downloads: downloads.length,
      rows: rows.length,
      sha256: hash.digest('hex'),
    });
  }

  private async *lines({ content, rows }: Exported, ids: string[], downloads: string[]): AsyncGenerator<string> {
    yield headerLine(new Date());
    for (const document of DOCUMENT_NAMES)
      yield documentLine({ document, schema: SCHEMA_VERSIONS[document], body: content[document] });
    for (const id of ids) {
      const { bytes, name, alt, focus } = await this.pictures.get(id);
      yield pictureLine({ picture: id, bytes, name, alt, focus });
      for await (const part of ORIGINALS.read(this.database, { id, bytes })) yield partLine(part);
    }
    for (const id of downloads) yield* this.downloadLines(id);
    for (const row of rows) yield rowLine(row);
  }

  private async *downloadLines(id: string): AsyncGenerator<string> {
    const found = await this.downloads.find(id);
    if (!found) throw new Error(`The download ${id} is published but not stored.`);
    yield downloadLine({ download: id, bytes: found.bytes, name: found.name });
    for await (const part of this.downloads.read(found)) yield partLine(part);
  }
}
