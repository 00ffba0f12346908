import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SUBMISSION_KINDS, type SubmissionKind } from '#shared/contract';
import { LIMITS } from '#shared/limits';

/** A prepared answer. Words in braces, such as `{name}`, are filled in from the submission. */
@Entity('reply_templates')
@Check('reply_templates_kind', `"kind" IN ('${SUBMISSION_KINDS.join(`', '`)}')`)
export class ReplyTemplate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'varchar', length: 20 })
  kind: SubmissionKind;

  @Column({ type: 'varchar', length: LIMITS.reply.templateName })
  name: string;

  @Column({ type: 'varchar', length: LIMITS.reply.subject })
  subject: string;

  @Column({ type: 'varchar', length: LIMITS.reply.body })
  body: string;

  /** Its place among the templates of its kind. */
  @Column({ type: 'int', default: 0 })
  position: number;
}
