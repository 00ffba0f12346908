import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.ts';

/**
 * A browser that an account has signed in with, recognized by a cookie; several accounts may share one. It gives no access:
 * wrong passwords from it are only counted separately from those of others.
 */
@Entity('account_places')
export class AccountPlace {
  /** SHA-256 of the cookie, so that nobody can make a cookie from the table. */
  @PrimaryColumn({ type: 'varchar', length: 43 })
  tokenHash: string;

  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Until then the account is not asked for its second key here. */
  @Column({ type: 'timestamptz', nullable: true })
  rememberedUntil: Date | null;
}
