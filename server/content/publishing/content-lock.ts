import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, QueryRunner } from 'typeorm';
import { ERRORS } from '#shared/error-messages';
import { CONTENT_LOCK } from '../../database/advisory-locks.ts';
import { Problem } from '../../http/errors/problem.ts';

const logger = new Logger('Content');

const busy = () => new Problem(503, ERRORS.content.busy);

/**
 * Runs work that is heavy for the whole site, such as a publication: one at a time, on all replicas. The lock belongs to a transaction, so
 * that it works behind a connection pooler.
 */
@Injectable()
export class ContentLock {
  private isTaken = false;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem 503 while other work runs */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isTaken) throw busy();
    this.isTaken = true;
    const runner = this.database.createQueryRunner();
    try {
      await runner.startTransaction();
      await lock(runner);
      return await work();
    } finally {
      this.isTaken = false;
      await release(runner);
    }
  }
}

/** How long the lock outlives a replica whose machine is gone; longer than any work takes. */
const LONGEST = '15min';

/** Holds the lock until the transaction ends, which stays idle until then. @throws Problem 503 */
async function lock(runner: QueryRunner): Promise<void> {
  await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '${LONGEST}'`);
  const [{ taken }] = (await runner.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [CONTENT_LOCK])) as [
    { taken: boolean },
  ];
  if (!taken) throw busy();
}

/** The work is done or has failed already, so a lost lock is only logged. */
async function release(runner: QueryRunner): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
  } catch (error) {
    logger.warn(`Lost the content lock before the work was done: ${(error as Error).message}`);
  } finally {
    await runner.release();
  }
}
