import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner's settings for sign-ins: one row, or none while nothing was chosen. */
@Entity('security_settings')
@Check('security_settings_is_single', `"id" = 1`)
export class SecuritySettings {
  @PrimaryColumn({ type: 'smallint', default: 1, primaryKeyConstraintName: 'PK_security_settings' })
  id: number;

  /** Whether the network address of each sign-in is stored with its session. */
  @Column({ type: 'boolean', default: false })
  keepAddresses: boolean;
}
