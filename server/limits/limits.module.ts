import { Global, Module } from '@nestjs/common';
import { CallLimits } from './call-limits.ts';

@Global()
@Module({ providers: [CallLimits], exports: [CallLimits] })
export class LimitsModule {}
