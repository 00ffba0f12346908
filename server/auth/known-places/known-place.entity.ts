import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A browser that the admin has signed in with, recognized by a cookie. It gives no access: wrong passwords from it
 * are only counted separately from those of others.
 */
@Entity('known_places')
export class KnownPlace {
  /** SHA-256 of the cookie, so that nobody can make a cookie from the table. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 43 })
  tokenHash: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
