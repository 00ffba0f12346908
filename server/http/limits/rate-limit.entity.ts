import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Counters shared by replicas, in rate-limiter-flexible's format. The table is unlogged: counts need no flush to disk
 * and may be lost when the database crashes.
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
