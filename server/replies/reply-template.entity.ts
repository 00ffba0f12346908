import { Check, Column, Entity } from 'typeorm';
import { type ReplyTemplate as ReplyTemplateRow, SUBMISSION_KINDS, type SubmissionKind } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { Listing } from '../listings/listing.entity.ts';

/** A prepared answer. Words in braces, such as `{name}`, are filled in from the submission. */
@Entity('reply_templates')
@Check('reply_templates_kind', `"kind" IN ('${SUBMISSION_KINDS.join(`', '`)}')`)
export class ReplyTemplate extends Listing implements ReplyTemplateRow {
  @Column({ type: 'varchar', length: 20 })
  kind: SubmissionKind;

  @Column({ type: 'varchar', length: LIMITS.reply.templateName })
  name: string;

  @Column({ type: 'varchar', length: LIMITS.reply.subject })
  subject: string;

  @Column({ type: 'varchar', length: LIMITS.reply.body })
  body: string;
}
