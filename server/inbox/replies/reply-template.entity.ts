import { Check, Column, Entity } from 'typeorm';
import { type ReplyTemplate as ReplyTemplateRow, SUBMISSION_KINDS, type SubmissionKind } from '#shared/contract';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { Listing } from '../../listing.ts';

/** Placeholders in braces, such as `{name}`, are filled in from the submission. */
@Entity('reply_templates')
@Check('reply_templates_kind', `"kind" IN ('${SUBMISSION_KINDS.join(`', '`)}')`)
export class ReplyTemplate extends Listing implements ReplyTemplateRow {
  @Column({ type: 'varchar', length: 20 })
  kind: SubmissionKind;

  @Column({ type: 'varchar', length: REPLY_LIMITS.templateName })
  name: string;

  @Column({ type: 'varchar', length: REPLY_LIMITS.subject })
  subject: string;

  @Column({ type: 'varchar', length: REPLY_LIMITS.body })
  body: string;
}
