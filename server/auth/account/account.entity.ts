import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { type Role, ROLES } from '#shared/accounts/roles';
import { LIMITS } from '#shared/limits';

const LIST = ROLES.map((role) => `'${role}'`).join(', ');

/** A person who can sign in: the first admin, or an invited person. */
@Entity('accounts')
@Check('accounts_email_is_lower_case', `"email" = lower("email")`)
@Check('accounts_roles', `"roles" <@ ARRAY[${LIST}] AND cardinality("roles") > 0`)
@Index('accounts_first', ['isFirst'], { unique: true, where: `"is_first"` })
export class Account {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('accounts_email', { unique: true })
  @Column({ type: 'varchar', length: LIMITS.email })
  email: string;

  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.name, default: '' })
  name: string;

  @Column({ type: 'text', array: true })
  roles: Role[];

  /** The admin that ADMIN_EMAIL and `admin:password` set. */
  @Column({ type: 'boolean', default: false })
  isFirst: boolean;

  /** Null until the invitation is accepted. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  passwordHash: string | null;

  /**
   * Hash of the last applied ADMIN_PASSWORD, or of the password generated at the first start. A changed variable takes
   * effect; an unchanged one does not undo a reset.
   */
  @Column({ type: 'varchar', length: 200, nullable: true })
  configuredHash: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  signedInAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  /** When the account got a role that requires a second factor. The grace period begins then. */
  @Column({ type: 'timestamptz', nullable: true })
  secondKeyDueFrom: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
