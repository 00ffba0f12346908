import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A valid session. A token is valid only while its row exists, so a session is ended by deleting the row. */
@Entity('admin_sessions')
export class AdminSession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** The sign-in before this one, so that the admin notices a sign-in of somebody else. */
  @Column({ name: 'previous_sign_in_at', type: 'timestamptz', nullable: true })
  previousSignInAt: Date | null;
}
