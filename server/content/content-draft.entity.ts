import { AfterLoad, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { type DocumentName } from '#shared/content/documents';
import { SCHEMA_VERSIONS, upgraded } from '#shared/content/upgraded';
import { LIMITS } from '#shared/limits';
import { DOCUMENT_NAME_LENGTH } from './content-version.entity.ts';
import type { PlaceAuthors } from './drafts/place-authors.ts';

/** A document's unpublished draft, which only the office sees. */
@Entity('content_drafts')
export class ContentDraft {
  @PrimaryColumn({ type: 'varchar', length: DOCUMENT_NAME_LENGTH, primaryKeyConstraintName: 'PK_content_drafts' })
  document: DocumentName;

  @Column({ type: 'smallint' })
  schema: number;

  @Column({ type: 'jsonb' })
  body: object;

  /** From one sequence for all drafts, so no save reuses one; 0 until the first save. */
  @Column({ type: 'int' })
  revision: number;

  /** The newest release when the draft was begun; 0 for the content of the repository. */
  @Column({ type: 'int' })
  baseRelease: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column({ type: 'varchar', length: LIMITS.email })
  byName: string;

  /** Authors by place; `byName` is the author of the last save. */
  @Column({ type: 'jsonb', default: {} })
  authors: PlaceAuthors;

  /** Upgrades drafts of an older schema before any use. */
  @AfterLoad()
  upgrade(): void {
    this.body = upgraded(this.document, this.schema, this.body) as object;
    this.schema = SCHEMA_VERSIONS[this.document];
  }
}

export type Draft = Omit<ContentDraft, 'upgrade'>;
