import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Counters that replicas share, as rate-limiter-flexible reads and writes them. The table is unlogged: counting costs no
 * flush to disk, and a crash of the database may forget it.
 */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key: string;

  @Column({ type: 'integer', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
