import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_INDEX } from './sql/submission-words.ts';
import { collationOf, wordsOf } from './sql/words-of.ts';

/**
 * Releases before this one were bundled with a `words_of` that wrote every 2 as a 3, so that a search for one telephone number also found
 * others. The index is rebuilt only where that happened.
 */
export class Digits1795680000000 implements MigrationInterface {
  name = 'Digits1795680000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    const [{ wrong }] = (await queryRunner.query(`SELECT words_of('2') <> '{2}' AS wrong`)) as [{ wrong: boolean }];
    if (!wrong) return;
    await queryRunner.query(wordsOf(await collationOf(queryRunner)));
    await queryRunner.query('DROP INDEX submissions_search'); // REINDEX may use the function that the session has inlined
    await queryRunner.query(SEARCH_INDEX);
  }

  public async down(): Promise<void> {
    // nothing to undo: the function is now as the migration before defines it
  }
}
