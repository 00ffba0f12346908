import { Global, Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.ts';
import { ActivityRetention } from './activity-retention.ts';

@Global()
@Module({ providers: [ActivityLog, ActivityRetention], exports: [ActivityLog] })
export class ActivityModule {}
