import { extname } from 'node:path';
import { type INestApplication, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { DataSource } from 'typeorm';
import { FORMAT_NAMES } from '#shared/content/pictures/picture-formats';
import { UPLOADED_FOLDER } from '#shared/content/pictures/picture-widths';
import { CachedAnswer, sendReply } from '../../http/cache/cached-answer.ts';
import { SingleFlight } from '../../http/cache/single-flight.ts';
import { READ_METHODS, refuseMethod } from '../../http/errors/method-not-allowed.ts';
import { IMMUTABLE } from '../../http/headers/immutable.ts';

/** Such as `/pictures/p-3f9c1b7a20de-5d1e8c40-736.avif`. */
const ADDRESS = new RegExp(
  `^/${UPLOADED_FOLDER}/(p-[0-9a-f]{12})-([0-9a-f]{8})-([1-9]\\d{0,3})\\.(${FORMAT_NAMES.join('|')})$`,
);

/** Other encoder settings yield other addresses. */
const HEADERS = ['Cache-Control', IMMUTABLE];

const BODY = `SELECT body FROM picture_files JOIN pictures ON id = picture_id
  WHERE id = $1 AND settings = $2 AND picture_files.width = $3 AND format = $4`;

const partsOf = (address: string) => ADDRESS.exec(address)?.slice(1);

/** Maximum total size in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

interface CachedFile {
  answer: CachedAnswer;
  bytes: number;
}

/** An LRU cache of picture files. */
export class RecentFiles {
  /** Least recently used first: a Map keeps insertion order. */
  private readonly files = new Map<string, CachedFile>();
  private bytes = 0;

  constructor(private readonly most = MAX_BYTES) {}

  find(address: string): CachedAnswer | undefined {
    const kept = this.files.get(address);
    if (!kept) return undefined;
    this.files.delete(address);
    this.files.set(address, kept);
    return kept.answer;
  }

  keep(address: string, answer: CachedAnswer, bytes: number): void {
    if (bytes > this.most) return;
    this.forget(address);
    this.files.set(address, { answer, bytes });
    this.bytes += bytes;
    for (const oldest of this.files.keys()) {
      if (this.bytes <= this.most) break;
      this.forget(oldest);
    }
  }

  private forget(address: string): void {
    this.bytes -= this.files.get(address)?.bytes ?? 0;
    this.files.delete(address);
  }
}

/** Files of uploaded pictures, with the recent ones cached in memory. */
@Injectable()
export class ServedPictures {
  private readonly recent = new RecentFiles();
  private readonly flights = new SingleFlight();

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The file at an address, or undefined. Concurrent calls share one query. */
  async find(address: string): Promise<CachedAnswer | undefined> {
    if (!partsOf(address)) return undefined;
    const known = () => this.recent.find(address);
    return known() ?? this.flights.join(address, async () => known() ?? this.read(address));
  }

  /** The bytes of the file at an address, or undefined. */
  async body(address: string): Promise<Buffer | undefined> {
    const [row] = await this.database.query<({ body: Buffer } | undefined)[]>(BODY, partsOf(address) ?? []);
    return row?.body;
  }

  private async read(address: string): Promise<CachedAnswer | undefined> {
    const body = await this.body(address);
    if (!body) return undefined;
    const answer = new CachedAnswer(extname(address), HEADERS, { identity: body });
    this.recent.keep(address, answer, body.length);
    return answer;
  }
}

/** Serves uploaded pictures; unknown addresses go to the next handler. */
export function servePictures(app: INestApplication): RequestHandler {
  const files = app.get(ServedPictures);
  return async (request: Request, response: Response, next: NextFunction) => {
    const answer = await files.find(request.path);
    if (!answer) return next();
    if (!READ_METHODS.includes(request.method)) return refuseMethod(READ_METHODS, request, response, next);
    sendReply(response, answer.to(request));
  };
}
