import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A sign-in that is still good. A token without its row is worthless, so ending a session is deleting the row. */
@Entity('admin_sessions')
export class AdminSession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** When the admin had signed in before, which tells whether somebody else did. */
  @Column({ name: 'previous_sign_in_at', type: 'timestamptz', nullable: true })
  previousSignInAt: Date | null;
}
