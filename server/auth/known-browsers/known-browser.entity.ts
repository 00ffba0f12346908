import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.ts';

/**
 * A browser in which an account has signed in, recognized by a cookie; accounts may share one. It gives no access: its
 * wrong passwords are only counted separately from those of others.
 */
@Entity('account_places')
export class KnownBrowser {
  /** SHA-256 of the cookie, so that the table contains no usable cookie. */
  @PrimaryColumn({ type: 'varchar', length: 43 })
  tokenHash: string;

  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Until then the account skips its second factor in this browser. */
  @Column({ type: 'timestamptz', nullable: true })
  rememberedUntil: Date | null;
}
