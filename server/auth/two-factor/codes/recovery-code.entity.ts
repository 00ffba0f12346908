import { Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../account/account.entity.ts';

/** A code for an account that has lost its second factor. The row is deleted when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** A plain SHA-256 suffices, because codes are random. */
  @PrimaryColumn({ type: 'varchar', length: 43 })
  codeHash: string;
}
