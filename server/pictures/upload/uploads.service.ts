import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { LibraryPicture, PictureType } from '#shared/contract';
import { displayName } from '../../http/display-name.ts';
import type { UploadedFile } from '../../http/body/file-form.ts';
import { PictureEncoder } from '../encoding/encoder.ts';
import type { EncodedFile, EncodedPicture } from '../encoding/encoding-messages.ts';
import { ORIGINALS } from '../library/picture-original.entity.ts';
import { PicturesService } from '../library/pictures.service.ts';
import { pictureType } from './picture-type.ts';

export interface Upload {
  picture: LibraryPicture;
  /** False when the library had the file already. */
  isNew: boolean;
}

interface NewPicture {
  id: string;
  file: UploadedFile;
  type: PictureType;
  /** Email address of the uploader. */
  createdBy: string;
}

/** Bytes hashed at a time; other requests are served in between. */
const AT_A_TIME = 1024 * 1024;

export async function pictureIdOf(content: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let start = 0; start < content.length; start += AT_A_TIME) {
    hash.update(content.subarray(start, start + AT_A_TIME));
    await nextTurn();
  }
  return `p-${hash.digest('hex').slice(0, 12)}`;
}

/** If another replica is storing the same file, this waits for it and stores nothing. */
const INSERT_PICTURE = `INSERT INTO pictures (id, name, type, width, height, bytes, tone, settings, created_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING RETURNING id`;

const INSERT_FILE = 'INSERT INTO picture_files (picture_id, width, format, body) VALUES ($1, $2, $3, $4)';

/** Adds pictures to the library. */
@Injectable()
export class UploadsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encoder: PictureEncoder,
    private readonly pictures: PicturesService,
  ) {}

  /** Resolves once all encodings are stored. @throws Problem 400, 413, 415, 503 */
  async upload(file: UploadedFile, createdBy: string): Promise<Upload> {
    const type = pictureType(file.content);
    const id = await pictureIdOf(file.content);
    return this.encoder.inTurn(async () => {
      const known = await this.pictures.find(id);
      if (known) return { picture: known, isNew: false };
      const encoded = await this.encoder.encode(file.content, type);
      const isNew = await this.store({ id, file, type, createdBy }, encoded);
      return { picture: await this.pictures.get(id), isNew };
    });
  }

  /** @returns whether the picture is new */
  private async store({ id, file, type, createdBy }: NewPicture, encoded: EncodedPicture): Promise<boolean> {
    const { width, height, tone, settings, files } = encoded;
    const name = displayName(file.fileName) || id;
    const about = [name, type, width, height, file.content.length, tone, settings, createdBy];
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(INSERT_PICTURE, [id, ...about]);
      if (rows.length === 0) return false;
      await ORIGINALS.store(manager, id, file.content);
      await this.storeFiles(manager, id, files);
      return true;
    });
  }

  private async storeFiles(manager: EntityManager, id: string, files: EncodedFile[]): Promise<void> {
    for (const { width, format, body } of files) await manager.query(INSERT_FILE, [id, width, format, body]);
  }
}
