import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { RepositoryPictures } from '#shared/content/contract';
import { type Content, type DocumentName, upgraded } from '#shared/content/documents';
import { SAMPLE } from '#shared/content/sample/sample';

/** What visitors see, and which release it is of: 0 is the content of the repository. */
export interface Published {
  release: number;
  content: Content;
}

interface VersionRow {
  document: DocumentName;
  schema: number;
  body: unknown;
  release: number;
}

/** The newest of each document up to a release. */
const NEWEST = (release: number) => `
  SELECT DISTINCT ON (document) document, schema, body, release_id AS release
  FROM content_versions WHERE release_id <= ${release} ORDER BY document, release_id DESC`;

/** PostgreSQL's largest integer. */
export const LAST_RELEASE = 2_147_483_647;

/** What was published up to a release: one statement, so that none is seen by halves. */
export async function readPublished(database: Pick<EntityManager, 'query'>, upTo = LAST_RELEASE): Promise<Published> {
  const rows = await database.query<VersionRow[]>(NEWEST(upTo));
  const documents = rows.map(({ document, schema, body }) => [document, upgraded(document, schema, body)] as const);
  return {
    release: Math.max(0, ...rows.map(({ release }) => release)),
    content: { ...SAMPLE, ...(Object.fromEntries(documents) as Partial<Content>) },
  };
}

/** The published content, in memory: read at the start, and again after each release. */
@Injectable()
export class PublishedContent implements OnModuleInit {
  private current: Published = { release: 0, content: SAMPLE };

  /** Those of the built client, which site/ brings; an API alone has none. */
  pictures: RepositoryPictures = { pictures: [], shares: [] };

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async onModuleInit(): Promise<void> {
    this.current = await this.read();
  }

  read(): Promise<Published> {
    return readPublished(this.database);
  }

  /** How a release becomes visible: site/ puts the rendering of its pages in the place of this. */
  prepare = (published: Published): Promise<() => void> => Promise.resolve(() => this.show(published));

  /** Letters, calendars and pages say this from now on. */
  show(published: Published): void {
    this.current = published;
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
