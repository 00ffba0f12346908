import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type QueryDeepPartialEntity,
  QueryFailedError,
} from 'typeorm';
import type { SubmissionReceipt } from '../../shared/contract.ts';
import { PRIVACY_NOTICE } from '../../shared/privacy.ts';
import { makeReference } from './reference.ts';
import { REFERENCE_IS_UNIQUE, type Submission } from './submission.entity.ts';

/** The fields that a form fills; the rest of the row is made here. */
export type SubmissionFields<Row extends Submission> = Omit<
  Row,
  'id' | 'kind' | 'reference' | 'privacyVersion' | 'createdAt'
>;

export interface SubmissionToStore<Row extends Submission> {
  entity: EntityTarget<Row>;
  fields: SubmissionFields<Row>;
  prefix: Parameters<typeof makeReference>[0];
  /** What the visitor reads once it is stored. */
  message: string;
  /** Stores what belongs to the submission, in its transaction. */
  attach?: (manager: EntityManager, submissionId: string) => Promise<unknown>;
}

function isReferenceTaken(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { constraint?: string }).constraint === REFERENCE_IS_UNIQUE
  );
}

@Injectable()
export class SubmissionsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The receipt is given once the submission, with all that belongs to it, is committed. */
  async store<Row extends Submission>(submission: SubmissionToStore<Row>): Promise<SubmissionReceipt> {
    const reference = makeReference(submission.prefix);
    try {
      await this.database.transaction((manager) => this.insert(manager, submission, reference));
    } catch (error) {
      if (isReferenceTaken(error)) return this.store(submission);
      throw error;
    }
    return { success: true, message: submission.message, reference };
  }

  private async insert<Row extends Submission>(
    manager: EntityManager,
    submission: SubmissionToStore<Row>,
    reference: string,
  ): Promise<void> {
    const row = { ...submission.fields, reference, privacyVersion: PRIVACY_NOTICE.version };
    const { identifiers } = await manager.insert(submission.entity, row as unknown as QueryDeepPartialEntity<Row>);
    await submission.attach?.(manager, (identifiers[0] as Submission).id);
  }
}
