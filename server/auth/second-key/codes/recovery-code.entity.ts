import { Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../account/account.entity.ts';

/** A code for whoever has lost the second key. Its row is deleted when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** SHA-256 of the code, which is random. */
  @PrimaryColumn({ type: 'varchar', length: 43 })
  codeHash: string;
}
