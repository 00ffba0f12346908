import { DataSource, EntityManager, type QueryRunner } from 'typeorm';

/** SQLSTATEs of a deadlock and of a serialization failure, in which PostgreSQL aborts one of the transactions. */
const RETRYABLE = ['40P01', '40001'];
const TRIES = 3;

type Work<Result> = (manager: EntityManager) => Promise<Result>;

const isRetryable = (error: unknown): boolean =>
  RETRYABLE.includes((error as { driverError?: { code?: string } }).driverError?.code ?? '');

/** Retries a transaction that PostgreSQL aborted in favour of another one. Its work must have no side effects outside the database. */
class RetryingManager extends EntityManager {
  override async transaction<Result>(...call: [isolation: unknown, work: Work<Result>] | [Work<Result>]) {
    const transaction = super.transaction.bind(this) as (...call: unknown[]) => Promise<Result>;
    // a nested transaction is aborted with the outer one, which is the one to retry
    for (let left = this.queryRunner ? 1 : TRIES; left > 1; left--) {
      try {
        return await transaction(...call);
      } catch (error) {
        if (!isRetryable(error)) throw error;
      }
    }
    return transaction(...call);
  }
}

/** The application's data source, which retries transactions. */
export class RetryingDataSource extends DataSource {
  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    return new RetryingManager(this, queryRunner);
  }
}
