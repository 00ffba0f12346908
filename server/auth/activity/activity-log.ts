import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { ActivityKind } from '#shared/accounts/activities';
import { Activity } from './activity.entity.ts';

export interface Entry {
  action: ActivityKind;
  /** Absent if nobody was signed in. */
  account?: { id: string; email: string };
  /** An id, never user input. */
  subject?: string;
  count?: number;
}

@Injectable()
export class ActivityLog {
  private readonly logger = new Logger('Activity');

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Writes in the transaction of `manager`, if given. Also logs a line of ids for external log collectors, as a
   * warning, because `warn` is the default level.
   */
  async record({ action, account, subject, count }: Entry, manager?: EntityManager): Promise<void> {
    const by = { accountId: account?.id ?? null, who: account?.email ?? null };
    await (manager ?? this.database.manager).insert(Activity, { ...by, action, subject, count });
    const facts = [
      action,
      subject,
      count === undefined ? undefined : `(${count})`,
      account && `by account ${account.id}`,
    ];
    this.logger.warn(facts.filter((fact) => fact !== undefined).join(' '));
  }

  /** For completed actions: a failure is logged and does not undo them. */
  async recordDone(entry: Entry): Promise<void> {
    await this.record(entry).catch((error: Error) =>
      this.logger.error(`Could not record ${entry.action} in the activity log`, error.stack),
    );
  }
}
