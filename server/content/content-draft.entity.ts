import { AfterLoad, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { type DocumentName } from '#shared/content/documents';
import { SCHEMA_VERSIONS, upgraded } from '#shared/content/upgraded';
import { LIMITS } from '#shared/limits';
import { DOCUMENT_NAME_LENGTH } from './content-version.entity.ts';
import type { PlaceAuthors } from './drafts/place-authors.ts';

/** What is being written and nobody but the office sees: one for each document that differs from what is published. */
@Entity('content_drafts')
export class ContentDraft {
  @PrimaryColumn({ type: 'varchar', length: DOCUMENT_NAME_LENGTH, primaryKeyConstraintName: 'PK_content_drafts' })
  document: DocumentName;

  @Column({ type: 'smallint' })
  schema: number;

  @Column({ type: 'jsonb' })
  body: object;

  /** From one sequence for all drafts, which a save never takes twice; 0 until the save that begins it. */
  @Column({ type: 'int' })
  revision: number;

  /** The newest release when the draft was begun; 0 for the content of the repository. */
  @Column({ type: 'int' })
  baseRelease: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column({ type: 'varchar', length: LIMITS.email })
  byName: string;

  /** Who wrote which of its places; `byName` is whoever saved it last. */
  @Column({ type: 'jsonb', default: {} })
  authors: PlaceAuthors;

  /** A draft of an older schema is never judged, shown or given back as it is. */
  @AfterLoad()
  upgrade(): void {
    this.body = upgraded(this.document, this.schema, this.body) as object;
    this.schema = SCHEMA_VERSIONS[this.document];
  }
}

/** The columns of a draft. */
export type Draft = Omit<ContentDraft, 'upgrade'>;
