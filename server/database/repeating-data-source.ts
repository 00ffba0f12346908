import { DataSource, EntityManager, type QueryRunner } from 'typeorm';

/** SQLSTATE of a deadlock and of transactions that no order could explain: PostgreSQL ends one of them. */
const ENDED_FOR_ANOTHER = ['40P01', '40001'];
const TRIES = 3;

type Work<Result> = (manager: EntityManager) => Promise<Result>;

const isEndedForAnother = (error: unknown): boolean =>
  ENDED_FOR_ANOTHER.includes((error as { driverError?: { code?: string } }).driverError?.code ?? '');

/** Begins a transaction again that PostgreSQL has ended for another one. Its work leaves no trace but in the database. */
class RepeatingManager extends EntityManager {
  override async transaction<Result>(...call: [isolation: unknown, work: Work<Result>] | [Work<Result>]) {
    const transaction = super.transaction.bind(this) as (...call: unknown[]) => Promise<Result>;
    // part of a transaction ends with the whole of it
    for (let left = this.queryRunner ? 1 : TRIES; left > 1; left--) {
      try {
        return await transaction(...call);
      } catch (error) {
        if (!isEndedForAnother(error)) throw error;
      }
    }
    return transaction(...call);
  }
}

/** The application's own. */
export class RepeatingDataSource extends DataSource {
  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    return new RepeatingManager(this, queryRunner);
  }
}
