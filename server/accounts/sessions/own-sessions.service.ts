import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SessionView } from '#shared/accounts/contract';
import { ERRORS } from '#shared/error-messages';
import type { SignedIn } from '../../auth/sessions/signed-in.ts';
import { Problem } from '../../http/errors/problem.ts';

/** Valid sessions of the account $1. */
const OWN = 'FROM admin_sessions WHERE expires_at > now() AND account_id = $1';

interface Row {
  id: string;
  device: string;
  address: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Lists and ends the caller's own sessions. */
@Injectable()
export class OwnSessionsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The caller's session first, then by last use. */
  async list({ id, account }: SignedIn): Promise<SessionView[]> {
    const rows = await this.database.query<Row[]>(
      `SELECT id, device, address, created_at AS "createdAt", last_seen_at AS "lastSeenAt" ${OWN}
       ORDER BY id = $2 DESC, last_seen_at DESC, id`,
      [account.id, id],
    );
    return rows.map((row) => ({
      _id: row.id,
      device: row.device,
      address: row.address,
      startedAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.id === id,
    }));
  }

  /** @throws Problem 404, also for a session of another account */
  async end(id: string, { account }: SignedIn): Promise<void> {
    const [, ended] = await this.database.query<[unknown, number]>(`DELETE ${OWN} AND id = $2`, [account.id, id]);
    if (ended === 0) throw new Problem(404, ERRORS.accounts.noSignIn);
  }
}
