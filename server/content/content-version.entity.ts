import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { DocumentName } from '#shared/content/documents';
import { ContentRelease } from './content-release.entity.ts';

export const DOCUMENT_NAME_LENGTH = 20;

/** A document as a release published it. Visitors see the newest version of each document. */
@Entity('content_versions')
@Index('content_versions_newest', ['document', 'releaseId'])
export class ContentVersion {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'PK_content_versions' })
  releaseId: number;

  @PrimaryColumn({ type: 'varchar', length: DOCUMENT_NAME_LENGTH, primaryKeyConstraintName: 'PK_content_versions' })
  document: DocumentName;

  @ManyToOne(() => ContentRelease, { onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_content_versions_release' })
  release?: Relation<ContentRelease>;

  /** Version of the document's schema at publication. */
  @Column({ type: 'smallint' })
  schema: number;

  @Column({ type: 'jsonb' })
  body: object;
}
