import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A browser that the admin has signed in with, as it shows by a cookie. It opens nothing: wrong passwords from there are
 * counted apart from those of strangers.
 */
@Entity('known_places')
export class KnownPlace {
  /** SHA-256 of the cookie: whoever reads the table cannot make one. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 43 })
  tokenHash: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
