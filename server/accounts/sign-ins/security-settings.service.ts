import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SecuritySettings as Settings } from '#shared/accounts/contract';
import { AdminSession } from '../../auth/sessions/admin-session.entity.ts';
import { SecuritySettings } from '../../auth/sessions/security-settings.entity.ts';

@Injectable()
export class SecuritySettingsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async read(): Promise<Settings> {
    const [kept] = await this.database.manager.find(SecuritySettings);
    return { keepAddresses: kept?.keepAddresses ?? false };
  }

  /** Turning the setting off deletes the stored addresses. */
  async change({ keepAddresses }: Settings): Promise<Settings> {
    await this.database.transaction(async (manager) => {
      await manager.upsert(SecuritySettings, { id: 1, keepAddresses }, ['id']);
      if (!keepAddresses) await manager.updateAll(AdminSession, { address: null });
    });
    return { keepAddresses };
  }
}
