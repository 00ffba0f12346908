import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import type { DataSource } from 'typeorm';
import type { ContentImport } from '#shared/content/contract';
import { type Content } from '#shared/content/documents';
import { upgraded } from '#shared/content/upgraded';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { arrivesInTime, boundedBody, UPLOAD_DEADLINE } from '../../http/body/body-deadline.ts';
import { checkPlainInput } from '../../http/body/plain-input.ts';
import { Problem } from '../../http/errors/problem.ts';
import { PicturesService } from '../../pictures/library/pictures.service.ts';
import { pictureIdOf, UploadsService } from '../../pictures/upload/uploads.service.ts';
import { pictureType } from '../../pictures/upload/picture-type.ts';
import { checkDownload, downloadIdOf, DownloadsService } from '../downloads/downloads.service.ts';
import { checkShape } from '../drafts/drafts.service.ts';
import type { Author } from '../drafts/owner-fields.ts';
import { ContentStateService } from '../state/content-state.service.ts';
import { ContentLock } from '../publishing/content-lock.ts';
import { FileParts } from './file-parts.ts';
import { FileRows } from './file-rows.ts';
import { damaged, MEDIA_TYPE, type RowLine } from './format.ts';
import { ImportedDrafts } from './imported-drafts.ts';
import { readContentFile } from './read-content-file.ts';

const logger = new Logger('ContentFile');

const tooLarge = () => new Problem(413, [ERRORS.contentFile.tooLarge]);

/** The stored file and its sender. */
interface Source {
  file: string;
  by: Author;
}

/** The contents of the file, valid and in the current schema. */
interface Checked {
  content: Partial<Content>;
  rows: RowLine[];
}

/** Ids of the pictures added to the library, how many it already had, and the rows. */
interface Taken {
  added: string[];
  known: number;
  rows: ContentImport['rows'];
}

/** Imports a file as drafts. The whole file is checked before any of it is taken over, so it is kept in the database and read twice. */
@Injectable()
export class ContentImportService {
  private isBusy = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly parts: FileParts,
    private readonly pictures: PicturesService,
    private readonly uploads: UploadsService,
    private readonly downloads: DownloadsService,
    private readonly states: ContentStateService,
    private readonly imported: ImportedDrafts,
    private readonly rows: FileRows,
    private readonly lock: ContentLock,
  ) {}

  /** `by` becomes the author of the pictures and drafts. @throws Problem 400, 408, 409, 413, 415, 503 */
  async import(request: Request, by: Author): Promise<ContentImport> {
    if (!request.is(MEDIA_TYPE)) throw new Problem(415, ERRORS.contentFile.type);
    if (Number(request.headers['content-length']) > LIMITS.contentFile.bytes) throw tooLarge();
    if (this.isBusy) throw new Problem(503, ERRORS.contentFile.busy);
    this.isBusy = true;
    const file = randomUUID();
    try {
      await this.receive(request, file);
      return await this.lock.take(async () => this.takeOver({ file, by }, await this.check(file)));
    } finally {
      this.isBusy = false;
      await this.parts.remove(file).catch((error: Error) => {
        logger.error('Could not delete an imported content file; the next import deletes it', error.stack);
      });
    }
  }

  private async receive(request: Request, file: string): Promise<void> {
    const body = boundedBody(request, LIMITS.contentFile.bytes, tooLarge);
    try {
      await arrivesInTime(request, UPLOAD_DEADLINE, this.parts.store(file, body));
    } finally {
      request.unpipe();
      body.destroy();
    }
  }

  /** Reads the whole file without taking over any of it. */
  private async check(file: string): Promise<Checked> {
    const documents: Partial<Record<string, unknown>> = {};
    const rows: RowLine[] = [];
    const pictures = new Set<string>();
    for await (const entry of readContentFile(this.parts.read(file))) {
      if ('document' in entry) {
        const { document, schema, body } = entry.document;
        if (document in documents) throw damaged(`it has the document ${document} twice`);
        checkPlainInput(body, LIMITS.contentJson);
        documents[document] = upgraded(document, schema, body);
      } else if ('row' in entry) {
        checkPlainInput(entry.row, LIMITS.contentJson);
        rows.push(await this.rows.checked(entry.row));
      } else if ('download' in entry) {
        checkPlainInput(entry.download, LIMITS.contentJson);
        checkDownload(entry.content);
        if (downloadIdOf(entry.content) !== entry.download.download) throw damaged('a download does not match its id');
      } else {
        checkPlainInput(entry.picture, LIMITS.contentJson);
        pictureType(entry.content);
        if ((await pictureIdOf(entry.content)) !== entry.picture.picture)
          throw damaged('a picture does not match its id');
        pictures.add(entry.picture.picture);
      }
    }
    const content = documents as Partial<Content>;
    for (const [document, body] of Object.entries(content)) {
      await nextTurn(); // lets other requests run
      checkShape(document as keyof Content, body);
    }
    await this.imported.check(this.database.manager, content);
    const missing = this.rows.picturesOf(rows).filter((id) => !pictures.has(id));
    const known = await this.pictures.known(this.database.manager, missing);
    if (missing.some((id) => !known.has(id))) throw damaged('a picture of a rental is missing');
    return { content, rows };
  }

  private async takeOver(source: Source, { content, rows }: Checked): Promise<ContentImport> {
    const taken: Taken = { added: [], known: 0, rows: { rentals: 0, jobs: 0, kept: [] } };
    try {
      await this.takePictures(source, taken);
      taken.rows = await this.database.transaction(async (manager) => {
        await this.imported.store(manager, content, source.by);
        return this.rows.takeOver(manager, rows);
      });
    } catch (error) {
      await this.giveBack(taken.added);
      throw error;
    }
    this.rows.changed();
    const { drafts } = await this.states.state();
    return { drafts, pictures: { added: taken.added.length, known: taken.known }, rows: taken.rows };
  }

  private async takePictures({ file, by }: Source, taken: Taken): Promise<void> {
    for await (const entry of readContentFile(this.parts.read(file))) {
      if ('download' in entry)
        await this.downloads.store({ fileName: entry.download.name, content: entry.content }, by.email);
      if (!('picture' in entry)) continue;
      const { picture: id, name, alt, focus } = entry.picture;
      const { isNew } = await this.uploads.upload({ fileName: name, content: entry.content }, by.email);
      if (!isNew) {
        taken.known += 1;
        continue;
      }
      taken.added.push(id);
      await this.pictures.change(id, { alt, focus });
    }
  }

  /** Removes the added pictures after a failure. */
  private async giveBack(ids: string[]): Promise<void> {
    for (const id of ids)
      await this.pictures.remove(id).catch((error: Error) => {
        logger.error(`Could not delete picture ${id} of a rejected content file from the library`, error.stack);
      });
  }
}
