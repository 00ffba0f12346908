import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { DeskSettings } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '#server/http/errors/problem';

const COLUMNS = 'weekly_mail AS "weeklyMail", waiting_mail AS "waitingMail"';

/** A null parameter leaves its column unchanged. */
const CHANGE = `
  INSERT INTO desk_settings AS kept (weekly_mail, waiting_mail) VALUES (coalesce($1, true), coalesce($2, true))
  ON CONFLICT (id) DO UPDATE SET weekly_mail = coalesce($1, kept.weekly_mail), waiting_mail = coalesce($2, kept.waiting_mail)
  RETURNING ${COLUMNS}`;

/** Both are sent until the office chooses otherwise. */
const AT_FIRST: DeskSettings = { weeklyMail: true, waitingMail: true };

@Injectable()
export class DeskSettingsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async read(): Promise<DeskSettings> {
    const [settings] = await this.database.query<(DeskSettings | undefined)[]>(`SELECT ${COLUMNS} FROM desk_settings`);
    return settings ?? AT_FIRST;
  }

  /** @throws Problem 400 */
  async change({ weeklyMail, waitingMail }: Partial<DeskSettings>): Promise<DeskSettings> {
    if (weeklyMail === undefined && waitingMail === undefined) throw new Problem(400, ERRORS.noDeskMail);
    const choices = [weeklyMail ?? null, waitingMail ?? null];
    const [settings] = await this.database.query<[DeskSettings]>(CHANGE, choices);
    return settings;
  }
}
