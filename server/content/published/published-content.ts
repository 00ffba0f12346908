import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { RepositoryPictures } from '#shared/content/contract';
import { type Content, type DocumentName } from '#shared/content/documents';
import { upgraded } from '#shared/content/upgraded';
import { isObject } from '#shared/content/deep-equal';
import { SAMPLE } from '#shared/content/sample/sample';

/** Published content and its release; 0 is the content of the repository. */
export interface Published {
  release: number;
  /** Changes whenever anything is written, even if a restored database has a release of the same number. */
  identity: string;
  content: Content;
}

/** A publication and its author. */
export interface ReleasedChange {
  before: Omit<Published, 'identity'>;
  after: Omit<Published, 'identity'>;
  by: string;
}

type ReleaseListener = (change: ReleasedChange) => void;

interface VersionKey {
  document: DocumentName;
  release: number;
  /** The transaction that wrote the row. */
  written: string;
}

interface VersionRow extends VersionKey {
  schema: number;
  body: unknown;
}

const KEY = 'document, release_id AS release, xmin::text AS written';

/** The newest version of each document up to a release. */
const NEWEST = (columns: string, release: number) => `
  SELECT DISTINCT ON (document) ${columns}
  FROM content_versions WHERE release_id <= ${release} ORDER BY document, release_id DESC`;

/** PostgreSQL's largest integer. */
export const LAST_RELEASE = 2_147_483_647;

/** Releases that a start tries before it falls back to the content of the repository. */
const MAX_RELEASES_TRIED = 10;

type Database = Pick<EntityManager, 'query'>;

export const SAMPLE_PUBLISHED: Published = { release: 0, identity: '', content: SAMPLE };

const identityOf = (rows: VersionKey[]): string =>
  rows.map(({ document, release, written }) => `${document} ${release} ${written}`).join();

const rowsOf = (database: Database, upTo: number) => database.query<VersionRow[]>(NEWEST(`${KEY}, schema, body`, upTo));

/** @throws Error if this version of the program cannot read a document */
function publishedOf(rows: VersionRow[]): Published {
  const documents = rows.map(({ document, schema, body }) => {
    if (!isObject(body)) throw new Error(`There is no document ${document}.`);
    return [document, upgraded(document, schema, body)] as const;
  });
  return {
    release: Math.max(0, ...rows.map(({ release }) => release)),
    identity: identityOf(rows),
    content: { ...SAMPLE, ...(Object.fromEntries(documents) as Partial<Content>) },
  };
}

/** Reads the content published up to a release, in one statement, so that no release is read halfway. */
export const readPublished = async (database: Database, upTo = LAST_RELEASE): Promise<Published> =>
  publishedOf(await rowsOf(database, upTo));

/** The identity of the published content, without reading the documents. */
export const readIdentity = async (database: Database): Promise<string> =>
  identityOf(await database.query<VersionKey[]>(NEWEST(KEY, LAST_RELEASE)));

/** The published content in memory: read at the start and after each release. */
@Injectable()
export class PublishedContent implements OnModuleInit {
  private readonly logger = new Logger('Content');
  private current = SAMPLE_PUBLISHED;

  /** Pictures of the built client, set by site/; an API without a client has none. */
  pictures: RepositoryPictures = { pictures: [], shares: [] };

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async onModuleInit(): Promise<void> {
    for await (const published of this.candidates()) {
      this.current = published;
      return;
    }
  }

  /** The newest readable releases, then the content of the repository. */
  async *candidates(): AsyncGenerator<Published> {
    const releases = await this.database.query<{ id: number }[]>(
      `SELECT id FROM content_releases ORDER BY id DESC LIMIT ${MAX_RELEASES_TRIED}`,
    );
    for (const { id } of releases) {
      const published = this.readable(id, await rowsOf(this.database, id));
      if (published) yield published;
    }
    yield SAMPLE_PUBLISHED;
  }

  identity(): Promise<string> {
    return readIdentity(this.database);
  }

  read(): Promise<Published> {
    return readPublished(this.database);
  }

  /** Returns a function that makes a release visible. site/ replaces this with the rendering of its pages. */
  prepare = (content: Content): Promise<(release: Omit<Published, 'content'>) => void> =>
    Promise.resolve((release) => this.show({ ...release, content }));

  private readonly listeners: ReleaseListener[] = [];

  /** Runs on the replica that published, once visitors see the release. */
  onRelease(listener: ReleaseListener): void {
    this.listeners.push(listener);
  }

  released(change: ReleasedChange): void {
    for (const listener of this.listeners) listener(change);
  }

  /** Mails, calendars and pages use this content from now on. */
  show(published: Published): void {
    this.current = published;
  }

  private readable(id: number, rows: VersionRow[]): Published | undefined {
    try {
      return publishedOf(rows);
    } catch (error) {
      this.logger.error(`Could not read release ${id}; serving an earlier one`, (error as Error).stack);
      return undefined;
    }
  }

  get published(): Published {
    return this.current;
  }

  get release(): number {
    return this.current.release;
  }

  get content(): Content {
    return this.current.content;
  }

  get firm(): Content['firm'] {
    return this.content.firm;
  }
}
