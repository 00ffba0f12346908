import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { LIMITS } from '#shared/limits';

/**
 * The first admin as the version before this one knows it. Triggers keep it like the first row of `accounts` while replicas
 * of both versions run; the next release drops it.
 */
@Entity('admin')
@Check('admin_is_single', `"id" = 1`)
@Check('admin_email_is_lower_case', `"email" = lower("email")`)
export class Admin {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ type: 'varchar', length: LIMITS.email })
  email: string;

  @Column({ name: 'password_hash', type: 'varchar', length: 200 })
  passwordHash: string;

  /**
   * Hash of the last ADMIN_PASSWORD that was applied, or of the password that the first start made up. A changed variable
   * takes effect; an unchanged one does not undo a reset.
   */
  @Column({ name: 'configured_hash', type: 'varchar', length: 200, nullable: true })
  configuredHash: string | null;

  /** The last sign-in of any session. */
  @Column({ name: 'signed_in_at', type: 'timestamptz', nullable: true })
  signedInAt: Date | null;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
