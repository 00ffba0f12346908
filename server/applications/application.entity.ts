import { ChildEntity, Index } from 'typeorm';
import { APPLICATION_FORM } from '#shared/forms/application';
import { FormColumns } from '../submissions/form/form-columns.ts';
import { Submission } from '../submissions/submission.entity.ts';

/** The resume has its own table, so that lists never read its bytes. */
@ChildEntity(APPLICATION_FORM.kind)
@FormColumns(APPLICATION_FORM)
@Index('submissions_board', ['suspectedSpam', 'stage', 'createdAt', 'id', 'position'], {
  where: `"kind" = 'application' AND "state" <> 'handled' AND "deleted_at" IS NULL`,
})
@Index('submissions_stages', ['suspectedSpam', 'stage', 'createdAt', 'id', 'position'], {
  where: `"kind" = 'application' AND "deleted_at" IS NULL`,
})
@Index('submissions_positions', ['suspectedSpam', 'position', 'createdAt', 'id'], {
  where: `"kind" = 'application' AND "deleted_at" IS NULL`,
})
export class JobApplication extends Submission {}
