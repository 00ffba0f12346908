import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../auth/account/account.entity.ts';

export type LinkKind = 'invitation' | 'reset';

/** A link for choosing an account's password. Its row is deleted when the link is used, and replaced by a newer link of its kind. */
@Entity('account_links')
@Check('account_links_kind', `"kind" IN ('invitation', 'reset')`)
@Index('account_links_newest', ['accountId', 'kind'], { unique: true })
export class AccountLink {
  /** SHA-256 of the link's token, so that the table contains no usable link. */
  @PrimaryColumn({ type: 'varchar', length: 43 })
  tokenHash: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column({ type: 'varchar', length: 10 })
  kind: LinkKind;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
