import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../account/account.entity.ts';

/** A code for whoever has lost the second key. Its row is deleted when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ name: 'account_id', type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  /** SHA-256 of the code, which is random. */
  @PrimaryColumn({ name: 'code_hash', type: 'varchar', length: 43 })
  codeHash: string;
}
